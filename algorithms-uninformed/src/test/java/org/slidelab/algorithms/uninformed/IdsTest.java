package org.slidelab.algorithms.uninformed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;

class IdsTest extends AlgorithmContract {

    @Override
    protected SearchAlgorithm algorithm() {
        return new Ids();
    }

    @Override
    protected int reach(Spec spec, Dimensions size) {
        boolean small = size.cells() <= 9;
        return switch (duplicates(spec)) {
            case "none" -> 8;
            case "path" -> small ? 14 : 10;
            default -> small ? 22 : 11;
        };
    }

    /** On the ring of 2x2 paths end; else only whoever remembers depths knows that nothing new lies below. */
    @Override
    protected boolean exhausts(Spec spec, Dimensions size) {
        return switch (duplicates(spec)) {
            case "best-depth" -> true;
            case "path" -> size.cells() == 4;
            default -> false;
        };
    }

    private static String duplicates(Spec spec) {
        return spec.settings().getOrDefault("duplicates", "best-depth");
    }

    @Test
    void search_threeMovesAway_addsUpOverTheRounds() {
        SearchResult result = Small.run(new Ids(), "ids", "1 2 5 3 4 0 6 7 8");

        assertThat(Small.moves(result)).isEqualTo("ULL");
        assertThat(result.statistics().expanded()).isEqualTo(8); // 0 + 1 + 4 + 3: up is tried first
        assertThat(result.statistics().depth()).isEqualTo(3);
        assertThat(result.statistics().lowerBound()).isEqualTo(3);
    }

    @Test
    void search_deeperThanMaxLimit_isCutOffByDepth() {
        SearchResult result = Small.run(new Ids(), "ids:max-limit=2", "1 2 5 3 4 0 6 7 8");

        assertThat(result.outcome()).isEqualTo(new Outcome.CutOff(Limit.DEPTH));
        assertThat(result.statistics().expanded()).isEqualTo(5);
    }
}
