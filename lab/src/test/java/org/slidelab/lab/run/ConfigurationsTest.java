package org.slidelab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.provider.InvalidSpecException;

class ConfigurationsTest {

    private static final Board EIGHT_PUZZLE = NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3));

    private final Configurations configurations =
            new Configurations(Catalog.of(ConfigurationsTest.class.getClassLoader()));

    @Test
    void choose_nothingAskedFor_takesWhatSuitsTheSize() {
        assertThat(configurations
                        .choose(Optional.empty(), Optional.empty(), EIGHT_PUZZLE)
                        .algorithm()
                        .spec()
                        .id())
                .isEqualTo("astar");
        assertThat(configurations
                        .choose(Optional.empty(), Optional.empty(), NamedGoal.BLANK_FIRST.on(new Dimensions(5, 5)))
                        .algorithm()
                        .spec()
                        .id())
                .isEqualTo("idastar");
    }

    @Test
    void choose_uninformedAlgorithm_hasNoHeuristic() {
        Configuration bfs = configurations.choose(Optional.of("bfs"), Optional.empty(), EIGHT_PUZZLE);

        assertThat(bfs.heuristic()).isEmpty();
        assertThat(bfs.optimal()).isTrue();
        assertThat(bfs).hasToString("bfs");
    }

    @Test
    void choose_heuristicForUninformedAlgorithm_isRefusedWithTheInformedOnes() {
        assertThatThrownBy(() -> configurations.choose(Optional.of("bfs"), Optional.of("manhattan"), EIGHT_PUZZLE))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessageContainingAll("'bfs'", "'manhattan'", "astar");
    }

    @Test
    void choose_unknownName_offersTheNearest() {
        assertThatThrownBy(() -> configurations.choose(Optional.of("astr"), Optional.empty(), EIGHT_PUZZLE))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessageContainingAll("'astr'", "did you mean 'astar'");
    }

    @Test
    void cross_severalOfBoth_combinesInformedOnesOnly() {
        assertThat(configurations.cross(List.of("astar", "bfs", "greedy"), List.of("manhattan", "zero"), EIGHT_PUZZLE))
                .extracting(Configuration::toString)
                .containsExactly("astar manhattan", "astar zero", "bfs", "greedy manhattan", "greedy zero");
    }

    @Test
    void cross_all_hasEveryAlgorithmOfTheCatalog() {
        assertThat(configurations.cross(List.of(Configurations.ALL), List.of("manhattan"), EIGHT_PUZZLE))
                .extracting(each -> each.algorithm().provider().id())
                .containsExactlyElementsOf(configurations.catalog().algorithms().stream()
                        .map(entry -> entry.provider().id())
                        .toList());
    }
}
