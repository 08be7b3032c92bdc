package org.slidelab.lab.check;

import java.util.List;
import java.util.Optional;
import org.slidelab.core.board.Board;
import org.slidelab.lab.run.ProviderFault;

/**
 * What was found out about several heuristics on the same boards.
 *
 * @param goal the goal
 * @param everyBoard whether every board was looked at, or samples
 * @param samples how many samples there are, if there are samples
 * @param seed the seed of the samples
 * @param reference what found the true distances of the samples; empty if every board was looked at or there is none
 * @param reports what was found out about each heuristic that did not fail
 * @param faults how the others failed
 * @param dominances how each two of them compare, on the boards whose distance is known
 * @param cancelled whether it was stopped before it was done
 */
public record CheckReport(
        Board goal,
        boolean everyBoard,
        int samples,
        long seed,
        Optional<String> reference,
        List<HeuristicReport> reports,
        List<ProviderFault> faults,
        List<Dominance> dominances,
        boolean cancelled) {

    /** Creates a report. */
    public CheckReport {
        reports = List.copyOf(reports);
        faults = List.copyOf(faults);
        dominances = List.copyOf(dominances);
    }

    /** Whether no claim of any heuristic was refuted. */
    public boolean claimsHold() {
        return reports.stream().allMatch(HeuristicReport::claimsHold);
    }

    /** The heuristics that one of them dominates. */
    public List<String> dominatedBy(String spec) {
        return dominances.stream()
                .filter(each -> each.one().equals(spec) && each.dominates())
                .map(Dominance::other)
                .toList();
    }

    /** The heuristics that always say the same as one of them. */
    public List<String> equalTo(String spec) {
        return dominances.stream()
                .filter(each -> each.one().equals(spec) && each.equal())
                .map(Dominance::other)
                .toList();
    }
}
