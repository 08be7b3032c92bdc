package org.slidelab.lab.signatures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.provider.Provider;

/** Every search of the file of signatures still expands and generates what the file says. */
class SignaturesTest {

    private static final String ADVICE =
            "search behaviour has changed; if that is meant, write the signatures anew with " + SignatureFile.COMMAND
                    + " and say the new counts in the commit message";

    private static final List<Instance> INSTANCES = Instance.INSTANCES;
    private static final Catalog CATALOG = Catalog.of(SignaturesTest.class.getClassLoader());

    @BeforeAll
    static void write_ifAskedFor_makesTheFileAnew() {
        if (SignatureFile.toBeWritten()) {
            SignatureFile.write(INSTANCES.stream()
                    .flatMap(instance -> instance.signatures(CATALOG))
                    .toList());
        }
    }

    @ParameterizedTest
    @FieldSource("INSTANCES")
    void search_onAnInstance_leavesTheSignatureOfTheFile(Instance instance) {
        Map<String, String> expected =
                bySearch(SignatureFile.read().stream().filter(signature -> signature.isOf(instance)));
        Map<String, String> actual = bySearch(instance.signatures(CATALOG));
        Set<String> searches = new TreeSet<>(expected.keySet());
        searches.addAll(actual.keySet());
        List<String> changes = new ArrayList<>();
        for (String search : searches) {
            String before = expected.getOrDefault(search, "not in the file");
            String now = actual.getOrDefault(search, "no longer searched");
            if (!before.equals(now)) {
                changes.add("%s: %s before, %s now".formatted(search, before, now));
            }
        }

        assertThat(changes).as(ADVICE).isEmpty();
    }

    @Test
    void file_forEveryProviderOfTheCatalog_hasASignature() {
        List<Signature> signatures = SignatureFile.read();

        assertThat(signatures)
                .as(ADVICE)
                .extracting(Signature::algorithm)
                .containsAll(ids(CATALOG.algorithms()))
                .hasSizeGreaterThan(100);
        assertThat(signatures).as(ADVICE).extracting(Signature::heuristic).containsAll(ids(CATALOG.heuristics()));
    }

    private static Map<String, String> bySearch(Stream<Signature> signatures) {
        return signatures.collect(
                Collectors.toMap(Signature::search, Signature::result, (first, second) -> first, LinkedHashMap::new));
    }

    private static <P extends Provider> List<String> ids(List<CatalogEntry<P>> entries) {
        return entries.stream().map(entry -> entry.provider().id()).toList();
    }
}
