package org.slidelab.web.api;

import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.report.RunFields;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.web.http.Exchange;
import org.slidelab.web.http.Parameters;
import org.slidelab.web.http.Route;
import org.slidelab.web.trace.TraceRecorder;

/**
 * Records the first expansions of a search, in the engine's own order.
 *
 * @param configurations what can be chosen
 * @param settings reads the limits
 * @param jobs has it done
 */
record TraceRoute(Configurations configurations, SettingsReader settings, Jobs jobs) implements Route {

    /** The most expansions of a trace. */
    static final int MOST_EXPANSIONS = 20_000;

    private static final int DEFAULT_EXPANSIONS = 5_000;
    private static final int MOST_NODES = 4 * MOST_EXPANSIONS;
    private static final Set<String> NAMES = ImmutableSet.<String>builder()
            .addAll(SolveRoute.NAMES)
            .add("expansions")
            .build();

    @Override
    public void answer(Exchange exchange, Parameters parameters) {
        parameters.only(NAMES);
        Problem problem = ProblemReader.problem(parameters);
        Configuration configuration = SolveRoute.configuration(configurations, parameters, problem.goal());
        long expansions = parameters.whole("expansions", 1, MOST_EXPANSIONS).orElse((long) DEFAULT_EXPANSIONS);
        RunSettings asked = settings.settings(parameters);
        RunSettings limits = asked.withLimits(
                asked.limits().withNodes(Math.min(expansions, asked.limits().nodes())));
        jobs.answer(exchange, job -> fields(job, problem, configuration, limits));
    }

    private static Map<String, @Nullable Object> fields(
            Job job, Problem problem, Configuration configuration, RunSettings settings) {
        TraceRecorder recorder = new TraceRecorder(MOST_NODES);
        RunReport report = SolveRoute.run(job, problem, configuration, settings.withObserver(recorder));
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("report", RunFields.of(report));
        fields.put("trace", recorder.fields());
        return fields;
    }
}
