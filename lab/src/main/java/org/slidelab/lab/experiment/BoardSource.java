package org.slidelab.lab.experiment;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.lab.boards.BoardLines;
import org.slidelab.lab.boards.BoardSet;
import org.slidelab.lab.boards.RandomBoards;

/** Where the boards of a study come from. */
public sealed interface BoardSource {

    /** The boards for a goal, given as people write it. */
    List<Board> boards(String goal);

    /** The seed, if there was one. */
    default OptionalLong seed() {
        return OptionalLong.empty();
    }

    /** The settings that name this source in a study. */
    Map<String, String> settings();

    /**
     * A file with one board per line.
     *
     * @param file the file
     * @param size the size, where it doesn't follow from the lines
     */
    record FromFile(Path file, Optional<Dimensions> size) implements BoardSource {

        @Override
        public List<Board> boards(String goal) {
            return BoardLines.readOneSize(file, size).orComplain();
        }

        @Override
        public Map<String, String> settings() {
            ImmutableMap.Builder<String, String> settings = ImmutableMap.builder();
            settings.put(StudySettings.FILE, file.toString());
            size.ifPresent(value -> settings.put(StudySettings.SIZE, value.toString()));
            return settings.buildOrThrow();
        }
    }

    /**
     * A set that everybody knows.
     *
     * @param set the set
     */
    record FromSet(BoardSet set) implements BoardSource {

        @Override
        public List<Board> boards(String goal) {
            return set.boards().stream().map(BoardSet.Known::start).toList();
        }

        @Override
        public Map<String, String> settings() {
            return Map.of(StudySettings.SET, set.id());
        }
    }

    /**
     * Boards made for the study; the same parameters give the same boards everywhere.
     *
     * @param size their size
     * @param count how many, or how many at each depth
     * @param random the seed of the random choice
     * @param way how they are chosen
     */
    record Generated(Dimensions size, int count, long random, Way way) implements BoardSource {

        @Override
        public List<Board> boards(String goal) {
            RandomBoards source = new RandomBoards(NamedGoal.parse(goal, size), random);
            if (way instanceof Way.AtDepth depths) {
                ImmutableList.Builder<Board> boards = ImmutableList.builder();
                for (int depth = depths.from(); depth <= depths.to(); depth++) {
                    boards.addAll(source.differentAtDistance(depth, count));
                }
                return boards.build();
            }
            return Stream.generate(() -> way instanceof Way.Walk walk ? source.afterWalk(walk.moves()) : source.next())
                    .limit(count)
                    .toList();
        }

        @Override
        public OptionalLong seed() {
            return OptionalLong.of(random);
        }

        @Override
        public Map<String, String> settings() {
            ImmutableMap.Builder<String, String> settings = ImmutableMap.builder();
            settings.put(StudySettings.SIZE, size.toString());
            settings.put(StudySettings.COUNT, String.valueOf(count));
            settings.put(StudySettings.SEED, String.valueOf(random));
            if (way instanceof Way.AtDepth depths) {
                settings.put(StudySettings.DEPTH, depths.toString());
            } else if (way instanceof Way.Walk walk) {
                settings.put(StudySettings.WALK, String.valueOf(walk.moves()));
            }
            return settings.buildOrThrow();
        }
    }

    /** How boards are chosen at random. */
    sealed interface Way {

        /** Each that can reach the goal is equally likely. */
        record Uniform() implements Way {}

        /**
         * Different boards at each of several exact distances from the goal, nearest first.
         *
         * @param from the least distance
         * @param to the greatest
         */
        record AtDepth(int from, int to) implements Way {

            @Override
            public String toString() {
                return from == to ? String.valueOf(from) : from + "-" + to;
            }
        }

        /**
         * Random moves from the goal, none of which takes back the one before.
         *
         * @param moves how many
         */
        record Walk(int moves) implements Way {}
    }
}
