package org.slidelab.lab.check;

import java.util.Optional;

/**
 * What was found out about one property.
 *
 * @param property the property
 * @param claimed whether the heuristic claims it
 * @param verdict whether it holds
 * @param counterexample the smallest one, if it was refuted
 */
public record Finding(Property property, boolean claimed, Verdict verdict, Optional<Counterexample> counterexample) {

    /** Whether the heuristic claims something that is not so. */
    public boolean brokenClaim() {
        return claimed && verdict == Verdict.REFUTED;
    }

    /** Whether the heuristic could claim more than it does. */
    public boolean unclaimedTruth() {
        return !claimed && verdict == Verdict.PROVED;
    }
}
