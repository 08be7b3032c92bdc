package org.slidelab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.lab.run.HardBoards.Remedy;
import org.slidelab.lab.table.TableCabinet;

class HardBoardsTest {

    private static final Board FIFTEEN = NamedGoal.BLANK_FIRST.on(new Dimensions(4, 4));

    @TempDir
    private Path folder;

    private final Catalog catalog = Catalog.of(HardBoardsTest.class.getClassLoader());

    @Test
    void remedies_withNothingStored_beginWithTheCheapest() {
        List<Remedy> remedies = remedies("idastar", FIFTEEN);

        assertThat(remedies.stream().map(HardBoardsTest::heuristic))
                .containsExactly("pdb:partition=6-6-3", "pdb:partition=7-8");
        assertThat(remedies).isSortedAccordingTo((a, b) -> Long.compare(a.takeAfter(), b.takeAfter()));
        assertThat(remedies).allMatch(remedy -> remedy.beginAfter() < remedy.takeAfter());
        assertThat(remedies).allMatch(remedy -> remedy.configuration().optimal());
    }

    @Test
    void remedies_withTablesStored_areStronger() {
        remedies("idastar", FIFTEEN).get(0).tables().forEach(table -> table.store(folder, part -> {}));

        assertThat(remedies("idastar", FIFTEEN).stream().map(HardBoardsTest::heuristic))
                .containsExactly("pdb:partition=7-8");
    }

    @Test
    void remedies_whereTheChoiceIsEnough_areNone() {
        assertThat(remedies("idastar", NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3))))
                .isEmpty();
        assertThat(remedies("bfs", FIFTEEN)).isEmpty();
    }

    private List<Remedy> remedies(String algorithm, Board goal) {
        Configuration chosen = new Configurations(catalog).choose(Optional.of(algorithm), Optional.empty(), goal);
        return new HardBoards(new TableCabinet(catalog, folder)).remedies(chosen, goal);
    }

    private static String heuristic(Remedy remedy) {
        return remedy.configuration().heuristic().orElseThrow().spec().toString();
    }
}
