package org.slidelab.core.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {

    private enum Colour {
        RED,
        DARK_BLUE
    }

    private static final Option<Integer> LIMIT = Option.integer("limit", "how deep", 20, 0, 1000);
    private static final Option<Double> WEIGHT = Option.decimal("weight", "how much", 1.5, 1, 10);
    private static final Option<Colour> COLOUR = Option.choice("colour", "which", Colour.RED);
    private static final Option<String> LABEL = Option.text("label", "what to write", "none", "any word");

    private static final Provider PROVIDER = new Provider() {
        @Override
        public String id() {
            return "sample";
        }

        @Override
        public String summary() {
            return "a sample";
        }

        @Override
        public List<Option<?>> options() {
            return List.of(LIMIT, WEIGHT, COLOUR, LABEL);
        }
    };

    @Test
    void options_notSet_haveTheirDefaults() {
        Options options = Options.of(PROVIDER, Spec.parse("sample"));

        assertThat(options.get(LIMIT)).isEqualTo(20);
        assertThat(options.get(WEIGHT)).isEqualTo(1.5);
        assertThat(options.get(COLOUR)).isEqualTo(Colour.RED);
        assertThat(options.get(LABEL)).isEqualTo("none");
        assertThat(Options.DEFAULTS.get(LIMIT)).isEqualTo(20);
    }

    @Test
    void options_set_haveTheirValues() {
        Options options = Options.of(PROVIDER, Spec.parse("sample:limit=0,weight=2,colour=dark-blue"));

        assertThat(options.get(LIMIT)).isZero();
        assertThat(options.get(WEIGHT)).isEqualTo(2);
        assertThat(options.get(COLOUR)).isEqualTo(Colour.DARK_BLUE);
    }

    @Test
    void textOption_set_isTakenAsItIs() {
        Options options = Options.of(PROVIDER, Spec.parse("sample:label=a+b:c=d"));

        assertThat(options.get(LABEL)).isEqualTo("a+b:c=d");
        assertThat(LABEL.accepted()).isEqualTo("any word");
        assertThat(LABEL.choices()).isEmpty();
        assertThat(LABEL.format("a+b")).isEqualTo("a+b");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '"',
            value = {
                "limit=-1 ~ option limit='-1': expected a whole number from 0 to 1000",
                "limit=1001 ~ option limit='1001': expected a whole number from 0 to 1000",
                "limit=2.5 ~ option limit='2.5': expected a whole number from 0 to 1000",
                "limit=99999999999 ~ option limit='99999999999': expected a whole number from 0 to 1000",
                "limit= ~ option limit='': expected a whole number from 0 to 1000",
                "weight=0.5 ~ option weight='0.5': expected a number from 1.0 to 10.0",
                "weight=NaN ~ option weight='NaN': expected a number from 1.0 to 10.0",
                "weight=much ~ option weight='much': expected a number from 1.0 to 10.0",
                "colour=RED ~ option colour='RED': expected red|dark-blue",
                "limt=3 ~ sample has no option 'limt'; did you mean 'limit'? there are colour, label, limit, weight",
            })
    void options_setWrongly_sayWhatIsAccepted(String setting, String message) {
        assertThatThrownBy(() -> Options.of(PROVIDER, Spec.parse("sample:" + setting)))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessage(message);
    }

    @Test
    void option_ofProviderWithNone_isRefused() {
        Provider bare = new Provider() {
            @Override
            public String id() {
                return "bare";
            }

            @Override
            public String summary() {
                return "has no options";
            }
        };

        assertThatThrownBy(() -> Options.of(bare, Spec.parse("bare:limit=3")))
                .hasMessage("bare has no option 'limit'; it has none");
    }

    @Test
    void option_describesItself() {
        assertThat(COLOUR.choices()).containsExactly("red", "dark-blue");
        assertThat(COLOUR.accepted()).isEqualTo("red|dark-blue");
        assertThat(COLOUR.format(Colour.DARK_BLUE)).isEqualTo("dark-blue");
        assertThat(LIMIT.choices()).isEmpty();
        assertThat(LIMIT.format(7)).isEqualTo("7");
        assertThat(LIMIT.name()).isEqualTo("limit");
        assertThat(LIMIT.summary()).isEqualTo("how deep");
    }
}
