package org.slidelab.lab.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.table.CacheFolder;
import org.slidelab.core.table.EstimateTable;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.table.HardBoards.Remedy;

class HardBoardsTest {

    private static final Board FIFTEEN = NamedGoal.BLANK_FIRST.on(new Dimensions(4, 4));

    @TempDir
    private Path folder;

    private final Catalog catalog = Catalog.of(HardBoardsTest.class.getClassLoader());
    private final List<String> problems = new ArrayList<>();

    @BeforeEach
    void useOwnCache() {
        System.setProperty(CacheFolder.PROPERTY, folder.toString());
    }

    @AfterEach
    void useNoCache() {
        System.clearProperty(CacheFolder.PROPERTY);
    }

    @Test
    void remedies_withNothingStored_beginWithTheCheapest() {
        List<Remedy> remedies = remedies("idastar", FIFTEEN);

        assertThat(remedies.stream().map(HardBoardsTest::heuristic))
                .containsExactlyElementsOf(withRoom("6-6-3", "7-8"));
        assertThat(remedies).isSortedAccordingTo((a, b) -> Long.compare(a.takeAfter(), b.takeAfter()));
        assertThat(remedies).allMatch(remedy -> remedy.beginAfter() < remedy.takeAfter());
        assertThat(remedies).allMatch(remedy -> remedy.configuration().optimal());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
                "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0",
                "1 2 3 4 5 0 6 7 8 9 10 11 12 13 14 15",
                "1 2 0 3 4 5 6 7 8 9 10 11 12 13 14 15"
            })
    void remedies_withTablesStored_areStrongerThanWhatIsChosen(String text) {
        Board goal = Board.parse(text);
        assertThat(chosen("idastar", goal)).isEqualTo("linear-conflict");
        List<Remedy> before = remedies("idastar", goal);

        before.get(0).tables().forEach(table -> table.store(folder, part -> {}));

        assertThat(chosen("idastar", goal)).isEqualTo("pdb");
        assertThat(before.stream().map(HardBoardsTest::heuristic)).containsExactlyElementsOf(withRoom("6-6-3", "7-8"));
        assertThat(remedies("idastar", goal).stream().map(HardBoardsTest::heuristic))
                .containsExactlyElementsOf(withRoom("7-8"));
    }

    @Test
    void remedies_withWeakerTablesStored_areAllThatAreStronger() {
        tables("5-5-5", FIFTEEN).forEach(table -> table.store(folder, part -> {}));

        assertThat(chosen("idastar", FIFTEEN)).isEqualTo("pdb");
        assertThat(remedies("idastar", FIFTEEN)).hasSameSizeAs(withRoom("6-6-3", "7-8"));
    }

    @Test
    void remedies_withTablesStoredThatAreDamaged_makeThemAnew() throws IOException {
        Board goal = Board.parse("1 2 3 4 0 5 6 7 8 9 10 11 12 13 14 15");
        tables("6-6-3", goal).forEach(table -> table.store(folder, part -> {}));
        Path file = tables("6-6-3", goal).get(0).file(folder).orElseThrow().path();
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 5] ^= 1;
        Files.write(file, bytes);

        assertThat(chosen("idastar", goal)).isEqualTo("linear-conflict");
        assertThat(remedies("idastar", goal)).hasSameSizeAs(withRoom("6-6-3", "7-8"));
    }

    @Test
    void remedies_whereTheChoiceIsEnough_areNone() {
        assertThat(remedies("idastar", NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3))))
                .isEmpty();
        assertThat(remedies("bfs", FIFTEEN)).isEmpty();
    }

    private List<EstimateTable> tables(String partition, Board goal) {
        return new TableCabinet(catalog, folder).tables(partition, "pdb", goal);
    }

    /** The heuristics whose tables the heap of this test has room for. */
    private List<String> withRoom(String... partitions) {
        return Stream.of(partitions)
                .filter(partition -> {
                    try {
                        tables(partition, FIFTEEN).forEach(EstimateTable::requireRoom);
                        return true;
                    } catch (InvalidSpecException e) {
                        return false;
                    }
                })
                .map(partition -> "pdb:partition=" + partition)
                .toList();
    }

    private String chosen(String algorithm, Board goal) {
        return configuration(algorithm, goal).heuristic().orElseThrow().spec().toString();
    }

    private Configuration configuration(String algorithm, Board goal) {
        return new Configurations(catalog).choose(Optional.of(algorithm), Optional.empty(), goal);
    }

    private List<Remedy> remedies(String algorithm, Board goal) {
        List<Remedy> remedies = new HardBoards(new TableCabinet(catalog, folder), problems::add)
                .remedies(configuration(algorithm, goal), goal);
        assertThat(problems).isEmpty();
        return remedies;
    }

    private static String heuristic(Remedy remedy) {
        return remedy.configuration().heuristic().orElseThrow().spec().toString();
    }
}
