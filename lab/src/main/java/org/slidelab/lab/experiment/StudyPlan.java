package org.slidelab.lab.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.boards.DistanceTable;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;

/**
 * A study with everything it names found: its boards and its configurations.
 *
 * @param study the study, with every spec spelled out
 * @param goal the goal
 * @param instances the boards, by number
 * @param configurations the means of search
 */
public record StudyPlan(Study study, Board goal, List<Instance> instances, List<Configuration> configurations) {

    /**
     * One search of a study.
     *
     * @param instance the board
     * @param configuration the means
     * @param problem the board with its goal and move order
     */
    public record PlannedRun(Instance instance, Configuration configuration, Problem problem) {}

    /** Plans a study with the boards that its source gives. */
    public static StudyPlan of(Study study, Catalog catalog) {
        return of(study, study.boards().boards(study.goal()), catalog);
    }

    /**
     * Plans a study with boards that are known already.
     *
     * @throws InvalidSpecException if a spec can't be met
     * @throws InvalidBoardException if the boards are of several sizes
     */
    public static StudyPlan of(Study study, List<Board> boards, Catalog catalog) {
        Dimensions size = oneSize(boards);
        Board goal = NamedGoal.parse(study.goal(), size);
        Configurations available = new Configurations(catalog);
        List<String> alone = study.algorithms().stream()
                .filter(text -> !bringsHeuristic(text))
                .toList();
        if (alone.isEmpty() && !study.heuristics().isEmpty()) {
            throw new InvalidSpecException("heuristic '%s' was given, but every algorithm brings its own"
                    .formatted(study.heuristics().get(0)));
        }
        List<Configuration> crossed = alone.isEmpty() ? List.of() : available.cross(alone, study.heuristics(), goal);
        Map<String, Configuration> configurations = new LinkedHashMap<>();
        crossed.forEach(each -> configurations.putIfAbsent(each.toString(), each));
        List<String> algorithms = new ArrayList<>(
                distinct(crossed, each -> Optional.of(each.algorithm().spec())));
        for (String text : study.algorithms()) {
            if (bringsHeuristic(text)) {
                String[] specs = text.split("\\s+", 2);
                Configuration pair = available.choose(Optional.of(specs[0]), Optional.of(specs[1]), goal);
                configurations.putIfAbsent(pair.toString(), pair);
                algorithms.add(pair.toString());
            }
        }
        List<String> heuristics = distinct(crossed, each -> each.heuristic().map(Configuration.Chosen::spec));
        return new StudyPlan(
                study.withSpecs(algorithms.stream().distinct().toList(), heuristics),
                goal,
                instances(study.boards(), boards, goal),
                List.copyOf(configurations.values()));
    }

    /** The number of runs. */
    public int size() {
        return instances.size() * configurations.size();
    }

    /** Every run, all means on the first board first. */
    public List<PlannedRun> runs() {
        List<PlannedRun> runs = new ArrayList<>(size());
        for (Instance instance : instances) {
            Problem problem = new Problem(instance.board(), goal, study.moveOrder());
            configurations.forEach(configuration -> runs.add(new PlannedRun(instance, configuration, problem)));
        }
        return runs;
    }

    private static boolean bringsHeuristic(String text) {
        return text.matches("\\S+\\s+\\S.*");
    }

    private static List<String> distinct(
            List<Configuration> configurations, Function<Configuration, Optional<?>> part) {
        return configurations.stream()
                .flatMap(each -> part.apply(each).stream())
                .map(Object::toString)
                .distinct()
                .toList();
    }

    private static Dimensions oneSize(List<Board> boards) {
        Dimensions size = boards.get(0).size();
        for (int i = 0; i < boards.size(); i++) {
            if (!boards.get(i).size().equals(size)) {
                throw new InvalidBoardException("board %d is %s, board 1 is %s; a study takes boards of one size"
                        .formatted(i + 1, boards.get(i).size(), size));
            }
        }
        return size;
    }

    private static List<Instance> instances(BoardSource source, List<Board> boards, Board goal) {
        Function<Board, OptionalInt> distance = distances(source, goal);
        List<Instance> instances = new ArrayList<>();
        for (int i = 0; i < boards.size(); i++) {
            instances.add(new Instance(i + 1, boards.get(i), distance.apply(boards.get(i))));
        }
        return List.copyOf(instances);
    }

    /** What is known of distances before any search: everything on small boards, and what was published of a set. */
    private static Function<Board, OptionalInt> distances(BoardSource source, Board goal) {
        if (DistanceTable.supports(goal.size())) {
            DistanceTable table = DistanceTable.from(goal);
            return board -> {
                int distance = table.distance(board);
                return distance < 0 ? OptionalInt.empty() : OptionalInt.of(distance);
            };
        }
        Map<Board, OptionalInt> known = new HashMap<>();
        if (source instanceof BoardSource.FromSet from && from.set().goal().equals(goal)) {
            from.set().boards().forEach(each -> known.put(each.start(), each.cost()));
        }
        return board -> known.getOrDefault(board, OptionalInt.empty());
    }
}
