package org.slidelab.web.api;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.report.RunFields;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.web.http.Exchange;
import org.slidelab.web.http.Parameters;
import org.slidelab.web.http.Refusal;
import org.slidelab.web.http.Route;

/**
 * Runs algorithms × heuristics on a board, one after the other; each is told when it begins and when it is done.
 *
 * @param configurations what can be chosen
 * @param settings reads the limits
 * @param jobs has it done
 */
record CompareRoute(Configurations configurations, SettingsReader settings, Jobs jobs) implements Route {

    private static final int MOST_RUNS = 500;
    private static final Set<String> NAMES = ImmutableSet.<String>builder()
            .addAll(ProblemReader.NAMES)
            .addAll(SettingsReader.NAMES)
            .add("algorithms", "heuristics")
            .build();

    @Override
    public void answer(Exchange exchange, Parameters parameters) {
        parameters.only(NAMES);
        Problem problem = ProblemReader.problem(parameters);
        List<Configuration> chosen = chosen(parameters, problem);
        RunSettings limits = settings.settings(parameters);
        jobs.answer(exchange, job -> run(job, problem, chosen, limits));
    }

    private List<Configuration> chosen(Parameters parameters, Problem problem) {
        List<String> algorithms = parameters.texts("algorithms");
        if (algorithms.isEmpty()) {
            throw Refusal.of("algorithms", "no algorithms; expected a list such as [\"bfs\", \"astar\"] or [\"all\"]");
        }
        List<String> heuristics = parameters.texts("heuristics");
        Refusal.orRefuse("algorithms", () -> configurations.cross(algorithms, List.of(), problem.goal()));
        List<Configuration> chosen =
                Refusal.orRefuse("heuristics", () -> configurations.cross(algorithms, heuristics, problem.goal()));
        if (chosen.size() > MOST_RUNS) {
            throw Refusal.of("algorithms", "%d runs are asked for; at most %d".formatted(chosen.size(), MOST_RUNS));
        }
        return chosen;
    }

    private static Map<String, Object> run(Job job, Problem problem, List<Configuration> chosen, RunSettings settings) {
        List<Object> runs = new ArrayList<>();
        for (Configuration configuration : chosen) {
            if (job.cancelled()) {
                break;
            }
            job.tell("begun", begun(configuration, runs.size(), chosen.size()));
            Map<String, @Nullable Object> fields = RunFields.of(SolveRoute.run(job, problem, configuration, settings));
            runs.add(fields);
            job.tell("run", fields);
        }
        return Map.of("runs", runs, "complete", runs.size() == chosen.size());
    }

    private static Map<String, @Nullable Object> begun(Configuration configuration, int number, int of) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("number", number);
        fields.put("of", of);
        fields.put("algorithm", configuration.algorithm().spec().toString());
        fields.put(
                "heuristic",
                configuration.heuristic().map(each -> each.spec().toString()).orElse(null));
        return fields;
    }
}
