package org.slidelab.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slidelab.core.provider.Option;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Provider;
import org.slidelab.core.provider.Spec;

/** What every provider owes: a class that can be loaded, a name, a line about itself, and options that work. */
public abstract class ProviderContract {

    /** Only the contracts of this package extend this class directly. */
    ProviderContract() {}

    abstract Provider provider();

    /**
     * The specs that the contract is checked with: the plain id, and one for each choice of each option that has a fixed
     * set of choices. Override to add others, or to leave out what would take too long.
     */
    protected List<Spec> specs() {
        List<Spec> specs = new ArrayList<>();
        specs.add(Spec.parse(provider().id()));
        for (Option<?> option : provider().options()) {
            for (String choice : option.choices()) {
                if (!choice.equals(option.format(option.defaultValue()))) {
                    specs.add(setting(option, choice));
                }
            }
        }
        return specs;
    }

    /** The values of a spec's options. */
    final Options options(Spec spec) {
        return Options.of(provider(), spec);
    }

    /** A service loader can create the provider. */
    @Test
    public void provider_asAClass_canBeLoaded() throws ReflectiveOperationException {
        Class<? extends Provider> type = provider().getClass();
        assertThat(Modifier.isPublic(type.getModifiers()))
                .as("%s is public", type)
                .isTrue();
        assertThat(Modifier.isFinal(type.getModifiers()))
                .as("%s is final", type)
                .isTrue();
        Provider another = type.getConstructor().newInstance();
        assertThat(another.id())
                .as("id of another %s", type)
                .isEqualTo(provider().id());
    }

    /** The id is one that people can write in a spec. */
    @Test
    public void id_ofProvider_isKebabCase() {
        assertThat(provider().id()).matches(Spec::isKebabCase, "is kebab case, such as linear-conflict");
    }

    /** The summary fits in a listing. */
    @Test
    public void summary_ofProvider_isOneLine() {
        assertThat(provider().summary()).isNotBlank().doesNotContain("\n").doesNotContain("\r");
    }

    /** Options can be told apart and are explained. */
    @Test
    public void options_ofProvider_haveNamesAndSummaries() {
        List<Option<?>> options = provider().options();
        assertThat(options).extracting(Option::name).doesNotHaveDuplicates();
        for (Option<?> option : options) {
            assertThat(option.name()).matches(Spec::isKebabCase, "is kebab case, such as max-limit");
            assertThat(option.summary())
                    .as("summary of option %s", option.name())
                    .isNotBlank()
                    .doesNotContain("\n");
            assertThat(option.accepted())
                    .as("what option %s accepts", option.name())
                    .isNotBlank();
        }
    }

    /** What is the default anyway can be written too, and so can each choice. */
    @Test
    public void option_setToDefaultOrChoice_isAccepted() {
        for (Option<?> option : provider().options()) {
            String text = option.format(option.defaultValue());
            assertThat(options(setting(option, text)).get(option))
                    .as("option %s=%s", option.name(), text)
                    .isEqualTo(option.defaultValue());
            for (String choice : option.choices()) {
                assertThat(option.format(options(setting(option, choice)).get(option)))
                        .as("option %s=%s", option.name(), choice)
                        .isEqualTo(choice);
            }
        }
    }

    private Spec setting(Option<?> option, String text) {
        return new Spec(provider().id(), Map.of(option.name(), text));
    }
}
