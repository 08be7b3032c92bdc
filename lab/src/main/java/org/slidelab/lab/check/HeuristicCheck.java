package org.slidelab.lab.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.slidelab.core.board.Board;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.lab.boards.DistanceTable;
import org.slidelab.lab.run.Configuration.Chosen;
import org.slidelab.lab.run.ProviderFault;

/**
 * Checks heuristics against the true distances: all of them where they can be known, and samples elsewhere.
 *
 * <p>On boards of up to {@link DistanceTable#MAX_CELLS} cells (1,814,400 states) everything is proved or refuted for the
 * goal; on larger ones a refutation is as certain, but what is not refuted may still be wrong.
 */
public final class HeuristicCheck {

    private HeuristicCheck() {}

    /** Checks heuristics that support the goal's size; one that throws doesn't keep the others from being checked. */
    public static CheckReport run(
            List<Chosen<Heuristic>> heuristics, Catalog catalog, Board goal, CheckSettings settings) {
        Set<String> ids = heuristics.stream().map(each -> each.provider().id()).collect(Collectors.toSet());
        Optional<Reference> reference =
                DistanceTable.supports(goal.size()) ? Optional.empty() : Reference.choose(catalog, goal, ids);
        BoardSource boards = DistanceTable.supports(goal.size())
                ? new EveryBoard(goal)
                : new SampledBoards(goal, reference, settings);
        List<Examination> examined = new ArrayList<>();
        List<HeuristicReport> reports = new ArrayList<>();
        List<ProviderFault> faults = new ArrayList<>();
        for (Chosen<Heuristic> heuristic : heuristics) {
            if (settings.cancelled().getAsBoolean()) {
                break;
            }
            try {
                Examination examination = new Examination(heuristic, catalog, goal, boards, settings);
                reports.add(examination.run());
                examined.add(examination);
            } catch (OutOfMemoryError | InvalidSpecException e) {
                throw e;
            } catch (Throwable e) {
                faults.add(ProviderFault.of(heuristic, e));
            }
        }
        boolean cancelled = settings.cancelled().getAsBoolean();
        return new CheckReport(
                goal,
                boards.everyBoard(),
                boards.everyBoard() ? 0 : settings.samples(),
                settings.seed(),
                reference.map(each -> each.configuration().toString()),
                reports,
                faults,
                cancelled ? List.of() : dominances(examined),
                cancelled);
    }

    private static List<Dominance> dominances(List<Examination> examined) {
        List<Dominance> dominances = new ArrayList<>();
        for (int one = 0; one < examined.size(); one++) {
            for (int other = 0; other < examined.size(); other++) {
                if (one != other) {
                    dominances.add(examined.get(one).comparedWith(examined.get(other)));
                }
            }
        }
        return dominances;
    }
}
