package org.slidelab.lab.signatures;

import java.util.ArrayList;
import java.util.List;
import org.slidelab.lab.report.Csv;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.RunReport;

/**
 * What one search does, as a line of the file of signatures: the first {@value #KEYS} fields say which search it is, the
 * others what came of it.
 *
 * @param fields the fields, in the order of {@link #HEADER}
 */
record Signature(List<String> fields) {

    static final List<String> HEADER = List.of(
            "algorithm",
            "heuristic",
            "size",
            "start",
            "goal",
            "moveOrder",
            "maxNodes",
            "outcome",
            "cost",
            "expanded",
            "generated");

    private static final int KEYS = 7;

    static Signature of(Instance instance, RunReport report) {
        Configuration by = report.configuration();
        List<String> fields = new ArrayList<>();
        fields.add(by.algorithm().spec().toString());
        fields.add(by.heuristic().map(chosen -> chosen.spec().toString()).orElse(""));
        fields.addAll(instance.fields());
        fields.add(report.word());
        fields.add(report.cost().isPresent() ? String.valueOf(report.cost().getAsInt()) : "");
        fields.add(String.valueOf(report.statistics().expanded()));
        fields.add(String.valueOf(report.statistics().generated()));
        return new Signature(fields);
    }

    /** Which search it is. */
    String search() {
        return Csv.line(fields.subList(0, KEYS));
    }

    /** What came of it. */
    String result() {
        return Csv.line(fields.subList(KEYS, fields.size()));
    }

    /** The id of the algorithm. */
    String algorithm() {
        return id(fields.get(0));
    }

    /** The id of the heuristic, empty if the algorithm takes none. */
    String heuristic() {
        return id(fields.get(1));
    }

    /** Whether the search is one on this instance. */
    boolean isOf(Instance instance) {
        return fields.subList(2, KEYS).equals(instance.fields());
    }

    private static String id(String spec) {
        return spec.replaceFirst(":.*", "");
    }
}
