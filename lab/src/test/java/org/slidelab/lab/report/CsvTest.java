package org.slidelab.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CsvTest {

    @Test
    void line_ofValues_quotesWhatNeedsIt() {
        assertThat(Csv.line(Arrays.asList("a", 1, null, 2.5, List.of(1, 2), "x,y", "say \"no\"")))
                .isEqualTo("a,1,,2.5,1 2,\"x,y\",\"say \"\"no\"\"\"");
    }

    @Test
    void jsonLine_ofFields_isOneLine() {
        assertThat(Json.line(Map.of("board", List.of(1, 0)))).isEqualTo("{\"board\":[1,0]}");
    }
}
