package org.slidelab.lab.experiment;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.search.Statistics;
import org.slidelab.lab.experiment.StudyPlan.PlannedRun;
import org.slidelab.lab.report.RunFields;
import org.slidelab.lab.run.RunReport;

/** Where a run takes place: in a thread of this virtual machine, or in one of its own. One worker uses it. */
interface RunPlace {

    /** Runs a search to its end. Gives the fields of {@link #fields}; whatever goes wrong is one of them. */
    Map<String, @Nullable Object> run(Attempt attempt);

    /** The fields that tell of a search: those of every run, without its moves, and the estimate of its board. */
    static Map<String, @Nullable Object> fields(RunReport report, @Nullable Double estimate) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>(RunFields.of(report));
        fields.remove("moves");
        fields.put(RunRecord.ESTIMATE, estimate);
        return fields;
    }

    /** The fields of a run that a provider or something else brought to an end. */
    static Map<String, @Nullable Object> failed(PlannedRun run, String why) {
        return fields(new RunReport(run.problem(), run.configuration(), Optional.empty(), Statistics.NONE, why), null);
    }
}
