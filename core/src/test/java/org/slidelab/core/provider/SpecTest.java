package org.slidelab.core.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpecTest {

    @Test
    void parse_ofIdAlone_setsNothing() {
        Spec spec = Spec.parse(" astar ");

        assertThat(spec.id()).isEqualTo("astar");
        assertThat(spec.settings()).isEmpty();
        assertThat(spec).hasToString("astar");
    }

    @Test
    void parse_ofSettings_keepsTheirOrder() {
        Spec spec = Spec.parse("ids:max-limit=40, duplicates = path");

        assertThat(spec.settings()).containsExactly(entry("max-limit", "40"), entry("duplicates", "path"));
        assertThat(spec).hasToString("ids:max-limit=40,duplicates=path");
        assertThat(Spec.parse(spec.toString())).isEqualTo(spec);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"            | '': expected a name such as astar or dls:limit=12",
                ":limit=3        | ':limit=3': expected a name such as astar or dls:limit=12",
                "dls:            | 'dls:': expected name=value after the colon, found ''",
                "dls:limit       | 'dls:limit': expected name=value after the colon, found 'limit'",
                "dls:=3          | 'dls:=3': expected name=value after the colon, found '=3'",
                "dls:limit=3,    | 'dls:limit=3,': expected name=value after the colon, found ''",
                "dls:limit=3,limit=4 | 'dls:limit=3,limit=4' sets option limit twice",
            })
    void parse_ofWrongText_saysWhatIsExpected(String text, String message) {
        assertThatThrownBy(() -> Spec.parse(text))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "astar", "linear-conflict", "pdb-7-8", "a2"})
    void kebabCase_ofGoodNames_isTrue(String text) {
        assertThat(Spec.isKebabCase(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A", "aStar", "a_b", "a b", "-a", "a-", "a--b", "2a", "ä", "a:b", "a\n"})
    void kebabCase_ofBadNames_isFalse(String text) {
        assertThat(Spec.isKebabCase(text)).isFalse();
    }
}
