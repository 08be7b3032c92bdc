package org.slidelab.lab.findings;

import java.util.Locale;
import org.slidelab.lab.experiment.RunRecord;

/** What is measured of a run. */
public enum Measure {
    /** Nodes whose successors were generated. */
    EXPANDED("expanded", "nodes", "Nodes expanded", "nodes", 1, true),
    /** The most nodes that waited at once. */
    FRONTIER("peakFrontier", "frontier", "Peak frontier", "nodes", 1, true),
    /** How long the search took. */
    TIME("seconds", "time", "Time", "ms", 1_000, true),
    /** Successors produced. */
    GENERATED("generated", "generated", "Nodes generated", "nodes", 1, true),
    /** How many successors a node of a uniform tree would have that is as large and as deep. */
    BRANCHING("effectiveBranchingFactor", "branching", "Effective branching factor", "b*", 1, false);

    private final String field;
    private final String fileName;
    private final String title;
    private final String unit;
    private final double factor;
    private final boolean logarithmic;

    Measure(String field, String fileName, String title, String unit, double factor, boolean logarithmic) {
        this.field = field;
        this.fileName = fileName;
        this.title = title;
        this.unit = unit;
        this.factor = factor;
        this.logarithmic = logarithmic;
    }

    /** The value of a run, NaN if it has none. */
    public double of(RunRecord run) {
        return run.number(field) * factor;
    }

    /** The name of the field in results. */
    public String field() {
        return field;
    }

    /** The name of pictures. */
    public String fileName() {
        return fileName;
    }

    /** The name for people. */
    public String title() {
        return title;
    }

    /** The unit of values. */
    public String unit() {
        return unit;
    }

    /** Whether pictures show powers of ten. */
    public boolean logarithmic() {
        return logarithmic;
    }

    /** A value for people, without its unit. */
    public String text(double value) {
        if (Double.isNaN(value)) {
            return "–";
        }
        if (this == BRANCHING) {
            return String.format(Locale.ROOT, "%.2f", value);
        }
        if (this == TIME) {
            return String.format(Locale.ROOT, value < 10 ? "%.3f" : "%,.1f", value);
        }
        return value < 100 && value != Math.rint(value)
                ? String.format(Locale.ROOT, "%.1f", value)
                : String.format(Locale.ROOT, "%,d", Math.round(value));
    }
}
