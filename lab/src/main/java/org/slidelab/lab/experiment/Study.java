package org.slidelab.lab.experiment;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.search.Limits;
import org.slidelab.lab.run.Amounts;

/**
 * What an experiment is to find out: which boards are searched by which means and within which limits.
 *
 * @param title what people call it; may be empty
 * @param boards where the boards come from
 * @param goal the goal, as people write it
 * @param moveOrder the order of successors
 * @param algorithms specs of algorithms; one may bring its own heuristic: {@code idastar manhattan}
 * @param heuristics specs of heuristics for the informed algorithms that bring none
 * @param limits how much each run may use
 * @param exhaust whether to search even if parity says that a board is unsolvable
 * @param isolation whether each run gets a virtual machine of its own
 */
public record Study(
        String title,
        BoardSource boards,
        String goal,
        MoveOrder moveOrder,
        List<String> algorithms,
        List<String> heuristics,
        RunLimits limits,
        boolean exhaust,
        Isolation isolation) {

    /** Creates a study. */
    public Study {
        algorithms = List.copyOf(algorithms);
        heuristics = List.copyOf(heuristics);
    }

    /**
     * How much each run may use.
     *
     * @param nodes the most nodes to expand, if there is a limit
     * @param time the longest time
     * @param bytes the most memory for stored nodes; if empty, the workers share what there is
     */
    public record RunLimits(OptionalLong nodes, Duration time, OptionalLong bytes) {

        /** The limits of a search that may use no more than its share of memory. */
        Limits within(long share) {
            return new Limits(nodes.orElse(Long.MAX_VALUE), time, Math.min(bytes.orElse(share), share));
        }
    }

    /**
     * Whether each run gets a virtual machine of its own.
     *
     * @param on whether it does
     * @param heap the fixed size of its heap; if empty, an equal share of this one's
     */
    public record Isolation(boolean on, OptionalLong heap) {}

    /** The same study with every spec spelled out. */
    Study withSpecs(List<String> newAlgorithms, List<String> newHeuristics) {
        return new Study(title, boards, goal, moveOrder, newAlgorithms, newHeuristics, limits, exhaust, isolation);
    }

    /** The same study as it stands beside the boards of its results: a file of boards is the one that is kept there. */
    Study withBoardsKept(Dimensions size) {
        return boards instanceof BoardSource.FromFile
                ? new Study(
                        title,
                        new BoardSource.FromFile(Path.of(Results.BOARDS), Optional.of(size)),
                        goal,
                        moveOrder,
                        algorithms,
                        heuristics,
                        limits,
                        exhaust,
                        isolation)
                : this;
    }

    /** The settings that make this study, in the order of a study file; what is at its default is left out. */
    public Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        if (!title.isEmpty()) {
            settings.put(StudySettings.TITLE, title);
        }
        settings.putAll(boards.settings());
        if (!goal.equals(NamedGoal.BLANK_FIRST.id())) {
            settings.put(StudySettings.GOAL, goal);
        }
        if (!moveOrder.equals(MoveOrder.DEFAULT)) {
            settings.put(StudySettings.MOVE_ORDER, moveOrder.toString());
        }
        settings.put(StudySettings.ALGORITHM, String.join(", ", algorithms));
        if (!heuristics.isEmpty()) {
            settings.put(StudySettings.HEURISTIC, String.join(", ", heuristics));
        }
        limits.nodes().ifPresent(nodes -> settings.put(StudySettings.MAX_NODES, String.valueOf(nodes)));
        settings.put(StudySettings.MAX_TIME, Amounts.ofTime(limits.time()));
        limits.bytes().ifPresent(bytes -> settings.put(StudySettings.MAX_MEMORY, Amounts.ofBytes(bytes)));
        if (exhaust) {
            settings.put(StudySettings.EXHAUST, "true");
        }
        if (isolation.on()) {
            settings.put(StudySettings.ISOLATE, "true");
        }
        isolation.heap().ifPresent(heap -> settings.put(StudySettings.HEAP, Amounts.ofBytes(heap)));
        return settings;
    }
}
