package org.slidelab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpecListTest {

    @Test
    void split_settingAfterAComma_belongsToTheSpecBefore() {
        assertThat(SpecList.split(List.of("astar,dls:limit=12,duplicates=path,bfs", "ids")))
                .containsExactly("astar", "dls:limit=12,duplicates=path", "bfs", "ids");
    }

    @Test
    void split_emptyParts_stayToBeComplainedOf() {
        assertThat(SpecList.split(List.of("bfs,,dfs"))).containsExactly("bfs", "", "dfs");
        assertThat(SpecList.split(List.of(""))).containsExactly("");
    }

    @Test
    void split_settingWithoutSpecBefore_staysAlone() {
        assertThat(SpecList.split(List.of("bfs", "limit=3"))).containsExactly("bfs", "limit=3");
    }
}
