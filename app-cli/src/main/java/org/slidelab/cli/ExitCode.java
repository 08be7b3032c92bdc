package org.slidelab.cli;

import org.slidelab.core.search.Outcome;
import org.slidelab.lab.run.RunReport;

/** The exit codes, in blocks: below 10 usage, 10 to 19 answers, 20 to 29 limits, from 30 faults. */
public enum ExitCode {
    /** Solved, or done. */
    DONE(0),
    /** Wrong usage or an invalid board. */
    USAGE(2),
    /** The board can't be solved. */
    UNSOLVABLE(10),
    /** A claim that was checked does not hold. */
    REFUTED(12),
    /** The time limit was reached. */
    TIME(20),
    /** The memory limit was reached. */
    MEMORY(21),
    /** The node limit was reached. */
    NODES(22),
    /** The depth limit was reached. */
    DEPTH(23),
    /** Ctrl-C. */
    CANCELLED(24),
    /** A fault of Slidelab. */
    OUR_FAULT(30),
    /** A fault of a plugin. */
    PLUGIN_FAULT(31);

    private final int number;

    ExitCode(int number) {
        this.number = number;
    }

    /** The number that the process ends with. */
    public int number() {
        return number;
    }

    /** The code for a search; one without an outcome failed. */
    public static ExitCode of(RunReport report) {
        if (report.outcome().isEmpty()) {
            return report.configuration().usesPlugin() ? PLUGIN_FAULT : OUR_FAULT;
        }
        Outcome outcome = report.outcome().get();
        if (outcome instanceof Outcome.Solved) {
            return DONE;
        }
        return outcome instanceof Outcome.CutOff cutOff
                ? switch (cutOff.limit()) {
                    case TIME -> TIME;
                    case MEMORY -> MEMORY;
                    case NODES -> NODES;
                    case DEPTH -> DEPTH;
                    case CANCELLED -> CANCELLED;
                }
                : UNSOLVABLE;
    }
}
