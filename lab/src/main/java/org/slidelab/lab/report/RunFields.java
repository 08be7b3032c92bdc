package org.slidelab.lab.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.board.Move;
import org.slidelab.core.search.Statistics;
import org.slidelab.lab.run.RunReport;

/** The fields of a run under the names and in the order that every file uses. A field without a value is null. */
public final class RunFields {

    private RunFields() {}

    /** The fields of a run. */
    public static Map<String, @Nullable Object> of(RunReport report) {
        Statistics statistics = report.statistics();
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("board", report.problem().start().tiles());
        fields.put("rows", report.problem().size().rows());
        fields.put("columns", report.problem().size().columns());
        fields.put("goal", report.problem().goal().tiles());
        fields.put("algorithm", report.configuration().algorithm().spec().toString());
        fields.put(
                "heuristic",
                report.configuration()
                        .heuristic()
                        .map(chosen -> chosen.spec().toString())
                        .orElse(null));
        fields.put("outcome", report.word());
        fields.put("cost", report.cost().isPresent() ? report.cost().getAsInt() : null);
        fields.put("moves", report.moves().map(RunFields::letters).orElse(null));
        fields.put("expanded", statistics.expanded());
        fields.put("generated", statistics.generated());
        fields.put("duplicates", statistics.duplicates());
        fields.put("reopened", statistics.reopened());
        fields.put("taken", statistics.taken());
        fields.put(
                "expandedBeforeLastLayer",
                statistics.expandedBeforeLastLayer() < 0 ? null : statistics.expandedBeforeLastLayer());
        fields.put("peakFrontier", statistics.peakFrontier());
        fields.put("peakStored", statistics.peakStored());
        fields.put("peakBytes", statistics.peakBytes());
        fields.put("depth", statistics.depth());
        fields.put("lowerBound", statistics.lowerBound());
        double branching = report.effectiveBranchingFactor();
        fields.put("effectiveBranchingFactor", Double.isNaN(branching) ? null : branching);
        fields.put("seconds", statistics.seconds());
        fields.put("optimal", report.optimal());
        fields.put("note", report.note().isEmpty() ? null : report.note());
        return fields;
    }

    /** Moves as letters: {@code RDLU}. */
    public static String letters(List<Move> moves) {
        StringBuilder letters = new StringBuilder(moves.size());
        moves.forEach(move -> letters.append(move.letter()));
        return letters.toString();
    }
}
