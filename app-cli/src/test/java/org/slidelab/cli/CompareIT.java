package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.slidelab.cli.Distribution.Result;
import tools.jackson.databind.JsonNode;

class CompareIT {

    private static final Distribution SLIDELAB = Distribution.packaged();

    @Test
    void compare_allWithAllOnTwoBoards_isOneAlignedTableWithEveryProvider() {
        JsonNode catalog =
                SLIDELAB.command("list --format json").exits(0).json().get(0);

        Result result = SLIDELAB.command("compare -a all -H all 125340678 312645078")
                .exits(0)
                .quietly();

        List<String> lines = result.lines();
        String header = lines.get(0);
        assertThat(header.split(" {2,}"))
                .containsExactly(
                        "board",
                        "algorithm",
                        "heuristic",
                        "outcome",
                        "cost",
                        "expanded",
                        "generated",
                        "peak frontier",
                        "depth",
                        "time",
                        "b*");
        assertThat(lines).allMatch(line -> line.split(" {2,}").length == 11);
        assertThat(lines).extracting(String::length).containsOnly(header.length());
        int algorithmColumn = header.indexOf("algorithm");
        for (JsonNode algorithm : catalog.get("algorithms")) {
            int runs = algorithm.get("traits").get("informed").asBoolean()
                    ? catalog.get("heuristics").size()
                    : 1;
            assertThat(lines)
                    .filteredOn(line -> line.startsWith(algorithm.get("id").asString() + " ", algorithmColumn))
                    .hasSize(2 * runs);
        }
    }

    @Test
    void compare_specsWithCommas_keepTheirOptions() {
        Result result = SLIDELAB.command(
                        "compare -a astar,dls:limit=12,duplicates=path,bfs -a astar:tie-break=fifo -H manhattan,zero"
                                + " --format json 125340678")
                .exits(0)
                .quietly();

        assertThat(result.json())
                .extracting(run -> run.get("algorithm").asString() + " " + run.get("heuristic"))
                .containsExactly(
                        "astar \"manhattan\"",
                        "astar \"zero\"",
                        "dls:limit=12,duplicates=path null",
                        "bfs null",
                        "astar:tie-break=fifo \"manhattan\"",
                        "astar:tie-break=fifo \"zero\"");
    }

    @Test
    void compare_allAndMore_addsTheMore() {
        int algorithms = SLIDELAB.command("list --format json")
                .exits(0)
                .json()
                .get(0)
                .get("algorithms")
                .size();
        Result result = SLIDELAB.command("compare -a all,bfs:goal-test=generation --format csv 125340678")
                .exits(0);

        assertThat(result.lines()).hasSize(1 + algorithms + 1).last().asString().contains("bfs:goal-test=generation");
    }

    @Test
    void compare_reachedLimitsAndUnsolvableBoards_areRowsAndNoFailure() {
        Result result = SLIDELAB.command("compare -a bfs,dls:limit=3 --max-nodes 10 806547231 123450768")
                .exits(0)
                .quietly();

        assertThat(result.out()).contains("node-limit", "unsolvable", "note: ");
    }
}
