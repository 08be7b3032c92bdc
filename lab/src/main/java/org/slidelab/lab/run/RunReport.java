package org.slidelab.lab.run;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.slidelab.core.board.Move;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.Statistics;

/**
 * One search, from the question to the answer.
 *
 * @param problem what was to be solved
 * @param configuration by what means
 * @param outcome how it ended; empty if a provider failed
 * @param statistics what it took
 * @param note one line to add: why parity says unsolvable, how a provider failed, or what was searched before;
 *     may be empty
 */
public record RunReport(
        Problem problem, Configuration configuration, Optional<Outcome> outcome, Statistics statistics, String note) {

    /** The report of a search that a provider's fault ended. */
    public static RunReport failed(Problem problem, Configuration configuration, ProviderFault fault) {
        return new RunReport(
                problem, configuration, Optional.empty(), Statistics.NONE, String.valueOf(fault.getMessage()));
    }

    /** The word for the outcome. */
    public String word() {
        return outcome.map(Outcome::word).orElse("failed");
    }

    /** The solution, if there is one. */
    public Optional<List<Move>> moves() {
        return outcome.filter(Outcome.Solved.class::isInstance)
                .map(Outcome.Solved.class::cast)
                .map(Outcome.Solved::moves);
    }

    /** The length of the solution, if there is one. */
    public OptionalInt cost() {
        return moves().map(moves -> OptionalInt.of(moves.size())).orElse(OptionalInt.empty());
    }

    /** Whether the solution is certainly shortest: by the nature of the algorithm, or as it meets the lower bound. */
    public boolean optimal() {
        return cost().isPresent()
                && (configuration.optimal()
                        || (configuration.admissible() && cost().getAsInt() == statistics.lowerBound()));
    }

    /** The effective branching factor, NaN if it isn't defined. */
    public double effectiveBranchingFactor() {
        return cost().isPresent() ? statistics.effectiveBranchingFactor(cost().getAsInt()) : Double.NaN;
    }
}
