package org.slidelab.lab.experiment;

import com.google.common.base.Splitter;
import com.google.common.collect.Sets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.NearestName;
import org.slidelab.lab.boards.BoardSet;
import org.slidelab.lab.experiment.BoardSource.Way;
import org.slidelab.lab.run.Amounts;
import org.slidelab.lab.run.SpecList;

/**
 * Reads the settings of a study: names and values, from a file or from a command line, where the names are the same.
 *
 * @param values the values by name
 */
record StudySettings(Map<String, String> values) {

    static final String TITLE = "title";
    static final String FILE = "file";
    static final String SET = "set";
    static final String SIZE = "size";
    static final String COUNT = "count";
    static final String SEED = "seed";
    static final String DEPTH = "depth";
    static final String WALK = "walk";
    static final String GOAL = "goal";
    static final String MOVE_ORDER = "move-order";
    static final String ALGORITHM = "algorithm";
    static final String HEURISTIC = "heuristic";
    static final String MAX_NODES = "max-nodes";
    static final String MAX_TIME = "max-time";
    static final String MAX_MEMORY = "max-memory";
    static final String EXHAUST = "exhaust";
    static final String ISOLATE = "isolate";
    static final String HEAP = "heap";

    /** Every name there is. */
    static final List<String> NAMES = List.of(
            TITLE,
            FILE,
            SET,
            SIZE,
            COUNT,
            SEED,
            DEPTH,
            WALK,
            GOAL,
            MOVE_ORDER,
            ALGORITHM,
            HEURISTIC,
            MAX_NODES,
            MAX_TIME,
            MAX_MEMORY,
            EXHAUST,
            ISOLATE,
            HEAP);

    /** The names whose values are true or false; as options they have none. */
    static final Set<String> FLAGS = Set.of(EXHAUST, ISOLATE);

    private static final Duration DEFAULT_TIME = Duration.ofMinutes(1);
    private static final int DEFAULT_COUNT = 100;
    private static final long DEFAULT_SEED = 1;
    private static final int MOST_BOARDS = 1_000_000;
    private static final int MOST_MOVES = 1_000_000;

    /** The study; whatever is wrong with it is named. */
    Study study() {
        for (String name : values.keySet()) {
            if (!NAMES.contains(name)) {
                throw new InvalidSpecException(
                        "unknown setting '%s'; %s".formatted(name, NearestName.suggestion(name, NAMES)));
            }
        }
        List<String> algorithms = specs(ALGORITHM);
        if (algorithms.isEmpty()) {
            throw new InvalidSpecException("no algorithm; expected one or more, such as bfs,astar or all");
        }
        return new Study(
                values.getOrDefault(TITLE, ""),
                boards(),
                values.getOrDefault(GOAL, NamedGoal.BLANK_FIRST.id()),
                setting(MOVE_ORDER, MoveOrder::parse).orElse(MoveOrder.DEFAULT),
                algorithms,
                specs(HEURISTIC),
                new Study.RunLimits(
                        number(MAX_NODES, Amounts::count),
                        setting(MAX_TIME, Amounts::time).orElse(DEFAULT_TIME),
                        number(MAX_MEMORY, Amounts::bytes)),
                flag(EXHAUST),
                new Study.Isolation(flag(ISOLATE), number(HEAP, Amounts::bytes)));
    }

    private BoardSource boards() {
        Optional<Dimensions> size = setting(SIZE, Dimensions::parse);
        if (values.containsKey(FILE)) {
            refuse(FILE, SET, COUNT, SEED, DEPTH, WALK);
            return new BoardSource.FromFile(setting(FILE, Path::of).orElseThrow(), size);
        }
        if (values.containsKey(SET)) {
            refuse(SET, SIZE, COUNT, SEED, DEPTH, WALK);
            return new BoardSource.FromSet(setting(SET, BoardSet::named).orElseThrow());
        }
        if (values.containsKey(DEPTH)) {
            refuse(DEPTH, WALK);
        }
        Way way = setting(DEPTH, StudySettings::depths)
                .or(() -> setting(WALK, text -> new Way.Walk((int) whole(text, 0, MOST_MOVES))))
                .orElse(new Way.Uniform());
        return new BoardSource.Generated(
                size.orElse(new Dimensions(3, 3)),
                setting(COUNT, text -> (int) whole(text, 1, MOST_BOARDS)).orElse(DEFAULT_COUNT),
                setting(SEED, text -> whole(text, Long.MIN_VALUE, Long.MAX_VALUE))
                        .orElse(DEFAULT_SEED),
                way);
    }

    private void refuse(String chosen, String... others) {
        Set<String> both = Sets.intersection(Set.copyOf(Arrays.asList(others)), values.keySet());
        if (!both.isEmpty()) {
            throw new InvalidSpecException("%s and %s were both given; expected one of them"
                    .formatted(chosen, both.stream().sorted().findFirst().orElseThrow()));
        }
    }

    private static Way depths(String text) {
        List<String> ends = Splitter.on('-').trimResults().splitToList(text);
        if (ends.size() > 2) {
            throw new IllegalArgumentException("expected a depth such as 20 or 0-31, found '%s'".formatted(text));
        }
        int from = (int) whole(ends.get(0), 0, MOST_MOVES);
        return new Way.AtDepth(from, (int) whole(ends.get(ends.size() - 1), from, MOST_MOVES));
    }

    private List<String> specs(String name) {
        return values.containsKey(name)
                ? SpecList.split(List.of(values.get(name))).stream()
                        .map(String::strip)
                        .toList()
                : List.of();
    }

    private boolean flag(String name) {
        return setting(name, text -> switch (text.strip()) {
                    case "true" -> true;
                    case "false" -> false;
                    default -> throw new IllegalArgumentException("expected true or false, found '%s'".formatted(text));
                })
                .orElse(false);
    }

    private OptionalLong number(String name, Function<String, Long> parser) {
        return setting(name, parser).map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    private <T> Optional<T> setting(String name, Function<String, T> parser) {
        try {
            return Optional.ofNullable(values.get(name)).map(parser);
        } catch (IllegalArgumentException e) {
            throw new InvalidSpecException("%s: %s".formatted(name, e.getMessage()));
        }
    }

    private static long whole(String text, long min, long max) {
        try {
            long number = Long.parseLong(text.strip());
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new IllegalArgumentException(
                "expected a whole number from %d to %d, found '%s'".formatted(min, max, text));
    }
}
