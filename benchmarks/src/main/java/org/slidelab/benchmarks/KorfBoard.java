package org.slidelab.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.slidelab.core.board.Board;

/**
 * One of Korf's 100 random 15-puzzles.
 *
 * @param id its number, from 1
 * @param board the board
 * @param cost the length of a shortest solution
 * @param generated the nodes that IDA* with Manhattan distance generates
 */
public record KorfBoard(int id, Board board, int cost, long generated) {

    /** All of them, by number. */
    public static List<KorfBoard> all() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(KorfBoard.class.getResourceAsStream("korf-15.csv")), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .skip(1)
                    .map(KorfBoard::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The easiest of them, the easiest first. */
    public static List<KorfBoard> easiest(int count) {
        return all().stream()
                .sorted(Comparator.comparingLong(KorfBoard::generated))
                .limit(count)
                .toList();
    }

    private static KorfBoard parse(String line) {
        String[] fields = line.split(",", -1);
        return new KorfBoard(
                Integer.parseInt(fields[0]),
                Board.parse(fields[1]),
                Integer.parseInt(fields[2]),
                Long.parseLong(fields[3]));
    }
}
