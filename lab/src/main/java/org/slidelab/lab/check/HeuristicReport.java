package org.slidelab.lab.check;

import java.util.List;
import java.util.Optional;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.lab.run.Configuration.Chosen;

/**
 * What was found out about one heuristic.
 *
 * @param heuristic the heuristic and its options
 * @param claims what it claims
 * @param units how many units of its estimates make a move
 * @param boards how many boards were looked at
 * @param moves how many moves were looked at
 * @param findings what was found out about each property
 * @param profile how good the estimates are
 * @param speed how fast they are; empty if that could not be measured
 */
public record HeuristicReport(
        Chosen<Heuristic> heuristic,
        HeuristicTraits claims,
        int units,
        long boards,
        long moves,
        List<Finding> findings,
        Profile profile,
        Optional<Speed> speed) {

    /** Creates a report. */
    public HeuristicReport {
        findings = List.copyOf(findings);
    }

    /** What was found out about a property. */
    public Finding finding(Property property) {
        return findings.stream()
                .filter(finding -> finding.property() == property)
                .findFirst()
                .orElseThrow();
    }

    /** Whether nothing that the heuristic claims was refuted. */
    public boolean claimsHold() {
        return findings.stream().noneMatch(Finding::brokenClaim);
    }

    /** The heuristic's spec. */
    public String spec() {
        return heuristic.spec().toString();
    }
}
