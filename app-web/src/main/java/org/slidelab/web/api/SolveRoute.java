package org.slidelab.web.api;

import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slidelab.core.board.Board;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.report.RunFields;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.ProviderFault;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.run.SearchRunner;
import org.slidelab.web.http.Exchange;
import org.slidelab.web.http.Parameters;
import org.slidelab.web.http.Refusal;
import org.slidelab.web.http.Route;

/**
 * Solves a board.
 *
 * @param configurations what can be chosen
 * @param settings reads the limits
 * @param jobs has it done
 */
record SolveRoute(Configurations configurations, SettingsReader settings, Jobs jobs) implements Route {

    static final Set<String> NAMES = ImmutableSet.<String>builder()
            .addAll(ProblemReader.NAMES)
            .addAll(SettingsReader.NAMES)
            .add("algorithm", "heuristic")
            .build();

    @Override
    public void answer(Exchange exchange, Parameters parameters) {
        parameters.only(NAMES);
        Problem problem = ProblemReader.problem(parameters);
        Configuration configuration = configuration(configurations, parameters, problem.goal());
        RunSettings limits = settings.settings(parameters);
        jobs.answer(exchange, job -> RunFields.of(run(job, problem, configuration, limits)));
    }

    /** The algorithm and the heuristic that a request asks for. */
    static Configuration configuration(Configurations configurations, Parameters parameters, Board goal) {
        Optional<String> algorithm = parameters.text("algorithm");
        // Choosing the algorithm alone first tells which of the two is to blame.
        Refusal.orRefuse("algorithm", () -> configurations.choose(algorithm, Optional.empty(), goal));
        return Refusal.orRefuse(
                "heuristic", () -> configurations.choose(algorithm, parameters.text("heuristic"), goal));
    }

    /** Runs a search; the fault of a provider becomes a report. */
    static RunReport run(Job job, Problem problem, Configuration configuration, RunSettings settings) {
        try {
            return SearchRunner.run(
                    problem, configuration, SettingsReader.of(job, settings).withImprovements(better -> {
                        if (better.outcome() instanceof Outcome.Solved solved) {
                            job.tell(
                                    "improved",
                                    Map.of(
                                            "cost",
                                            solved.cost(),
                                            "seconds",
                                            better.statistics().seconds()));
                        }
                    }));
        } catch (ProviderFault fault) {
            return RunReport.failed(problem, configuration, fault);
        }
    }
}
