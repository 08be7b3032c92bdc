package org.slidelab.lab.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.table.EstimateTable;

@Timeout(60)
class TableBuildingTest {

    private static final Catalog CATALOG = Catalog.of(TableBuildingTest.class.getClassLoader());
    private static final Board FIFTEEN = NamedGoal.BLANK_FIRST.on(new Dimensions(4, 4));
    private static final Duration LONG = Duration.ofNanos(Long.MAX_VALUE);

    @TempDir
    private Path folder;

    @Test
    void await_afterBegin_hasStoredTheTables() throws IOException {
        List<Double> parts = new ArrayList<>();
        try (TableBuilding building = building("4-4-4-3", folder, 1)) {
            building.begin();

            assertThat(building.await(LONG, parts::add)).isTrue();
            assertThat(building.news()).hasSize(4).allSatisfy(built -> {
                assertThat(built.table().file(folder)).isPresent();
                assertThat(built.problem()).isEmpty();
            });
            assertThat(building.news()).isEmpty();
        }
        assertThat(parts).isSorted();
        assertThat(files()).hasSize(4).allMatch(name -> name.endsWith(".table"));
    }

    @Test
    void await_withStoredTables_hasNoNews() {
        tables("5-5-5", folder).forEach(table -> table.store(folder, part -> {}));
        try (TableBuilding building = building("5-5-5", folder, 1)) {
            assertThat(building.await(LONG, part -> {})).isTrue();
            assertThat(building.news()).isEmpty();
        }
    }

    @Test
    void await_withADamagedTable_namesItAndBuildsItAgain() throws IOException {
        tables("5-5-5", folder).forEach(table -> table.store(folder, part -> {}));
        Path file = tables("5-5-5", folder).get(0).file(folder).orElseThrow().path();
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 5] ^= 1;
        Files.write(file, bytes);
        try (TableBuilding building = building("5-5-5", folder, 1)) {
            assertThat(building.ready()).isFalse();
            assertThat(building.await(LONG, part -> {})).isTrue();

            assertThat(building.ready()).isTrue();
            assertThat(building.damaged())
                    .singleElement()
                    .asString()
                    .contains(file.toString(), "is damaged", "built again");
            assertThat(building.news()).hasSize(1);
        }
    }

    @Test
    void begin_withOneCore_waitsUntilTheTablesAreNeeded() throws IOException {
        try (TableBuilding building = building("5-5-5", folder, 0)) {
            building.begin();
            assertThat(files()).isEmpty();

            assertThat(building.await(LONG, part -> {})).isTrue();
            assertThat(building.news()).isNotEmpty();
        }
    }

    @Test
    void close_inTheMiddle_leavesNoPartOfATable() throws IOException {
        try (TableBuilding building = building("6-6-3", folder, 1)) {
            building.begin();
            while (files().isEmpty()) {
                Thread.onSpinWait();
            }
            assertThat(files()).singleElement().asString().endsWith(".part");
        }
        assertThat(files()).isEmpty();
    }

    @Test
    void await_longerThanAllowed_isGivenUp() {
        try (TableBuilding building = building("6-6-3", folder, 1)) {
            building.begin();
            assertThat(building.await(Duration.ZERO, part -> {})).isFalse();
        }
    }

    @Test
    void await_cancelled_passesThatOn() {
        try (TableBuilding building = building("6-6-3", folder, 1)) {
            assertThatThrownBy(() -> building.await(LONG, part -> {
                        throw new CancellationException("enough");
                    }))
                    .hasMessage("enough");
        }
    }

    @Test
    void await_whereNothingCanBeStored_hasTheTablesForThisProcess() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        try (TableBuilding building = building("5-4-6", file, 1)) {
            assertThat(building.await(LONG, part -> {})).isTrue();
            assertThat(building.news())
                    .isNotEmpty()
                    .allSatisfy(built -> assertThat(built.problem())
                            .hasValueSatisfying(problem -> assertThat(problem).contains("can't be written")));
        }
    }

    private static TableBuilding building(String partition, Path folder, int otherCores) {
        return new TableBuilding(new TableCabinet(CATALOG, folder), tables(partition, folder), otherCores);
    }

    private static List<EstimateTable> tables(String partition, Path folder) {
        return new TableCabinet(CATALOG, folder).tables(partition, "pdb", FIFTEEN);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName())).toList();
        }
    }
}
