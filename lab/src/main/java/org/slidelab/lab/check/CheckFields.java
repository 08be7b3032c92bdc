package org.slidelab.lab.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.board.Move;
import org.slidelab.lab.check.Counterexample.ChangedBoard;
import org.slidelab.lab.check.Counterexample.ChangedMind;
import org.slidelab.lab.check.Counterexample.Drop;
import org.slidelab.lab.check.Counterexample.IncrementalMistake;
import org.slidelab.lab.check.Counterexample.WrongEstimate;

/** The findings of a check as named fields, for JSON and CSV. A field without a value is null. */
public final class CheckFields {

    private CheckFields() {}

    /** The fields of one heuristic, those of each depth and each counterexample included. */
    public static Map<String, @Nullable Object> of(CheckReport check, HeuristicReport report) {
        Map<String, @Nullable Object> fields = summary(check, report);
        Map<String, @Nullable Object> examples = new LinkedHashMap<>();
        report.findings()
                .forEach(finding -> finding.counterexample()
                        .ifPresent(example -> examples.put(finding.property().id(), example(example, report.units()))));
        fields.put("counterexamples", examples);
        fields.put("dominates", check.dominatedBy(report.spec()));
        fields.put("equals", check.equalTo(report.spec()));
        fields.put(
                "depths",
                report.profile().depths().stream().map(CheckFields::depth).toList());
        return fields;
    }

    /** The fields of one heuristic that fit into a line of a table. */
    public static Map<String, @Nullable Object> summary(CheckReport check, HeuristicReport report) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("heuristic", report.spec());
        fields.put("source", report.heuristic().entry().source().jar());
        fields.put("rows", check.goal().size().rows());
        fields.put("columns", check.goal().size().columns());
        fields.put("goal", check.goal().tiles());
        fields.put("everyBoard", check.everyBoard());
        fields.put("samples", check.everyBoard() ? null : check.samples());
        fields.put("seed", check.everyBoard() ? null : check.seed());
        fields.put("reference", check.reference().orElse(null));
        fields.put("boards", report.boards());
        fields.put("moves", report.moves());
        fields.put("claimsHold", report.claimsHold());
        fields.put("claimsAdmissible", report.claims().admissible());
        fields.put("claimsConsistent", report.claims().consistent());
        for (Finding finding : report.findings()) {
            fields.put(finding.property().id(), finding.verdict().word());
        }
        Profile profile = report.profile();
        fields.put("unitsPerMove", report.units());
        fields.put("knownDistances", profile.boards());
        fields.put("meanEstimate", profile.meanEstimate());
        fields.put("greatestEstimate", profile.greatestEstimate());
        fields.put("meanDistance", profile.meanDistance());
        fields.put("exact", profile.exact());
        fields.put("estimatesPerSecond", report.speed().map(Speed::full).orElse(null));
        fields.put(
                "incrementalPerSecond",
                report.speed()
                        .filter(speed -> speed.incremental().isPresent())
                        .map(speed -> speed.incremental().getAsDouble())
                        .orElse(null));
        return fields;
    }

    /** The fields of the boards at one distance. */
    public static Map<String, Object> depth(DepthProfile depth) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("distance", depth.distance());
        fields.put("boards", depth.boards());
        fields.put("meanEstimate", depth.meanEstimate());
        fields.put("leastEstimate", depth.leastEstimate());
        fields.put("greatestEstimate", depth.greatestEstimate());
        fields.put("meanError", depth.meanError());
        fields.put("exact", depth.exact());
        return fields;
    }

    private static Map<String, Object> example(Counterexample example, int units) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("board", example.place().board().tiles());
        fields.put(
                example.place().exact() ? "distance" : "distanceAtMost",
                example.place().distance());
        if (example instanceof WrongEstimate wrong) {
            fields.put("estimate", moves(wrong.estimate(), units));
        } else if (example instanceof Drop drop) {
            fields.put("estimate", moves(drop.estimate(), units));
            fields.put("move", letters(List.of(drop.move())));
            fields.put("after", drop.place().board().after(drop.move()).tiles());
            fields.put("estimateAfter", moves(drop.after(), units));
        } else if (example instanceof IncrementalMistake mistake) {
            fields.put("method", mistake.method());
            fields.put("moves", letters(mistake.moves()));
            fields.put("given", moves(mistake.given(), units));
            fields.put("expected", moves(mistake.expected(), units));
        } else if (example instanceof ChangedMind changed) {
            fields.put("first", moves(changed.first(), units));
            fields.put("second", moves(changed.second(), units));
        } else if (example instanceof ChangedBoard changed) {
            fields.put("method", changed.method());
            fields.put("left", changed.left());
        }
        return fields;
    }

    private static String letters(List<Move> moves) {
        StringBuilder letters = new StringBuilder();
        moves.forEach(move -> letters.append(move.letter()));
        return letters.toString();
    }

    /** An estimate in moves: a whole number where it is one. */
    private static Number moves(int estimate, int units) {
        return estimate % units == 0 ? (Number) (estimate / units) : (Number) ((double) estimate / units);
    }
}
