package org.slidelab.cli;

import java.util.Optional;
import org.slidelab.core.search.Outcome;

/** The exit codes, in blocks: below 10 usage, 10 to 19 answers, 20 to 29 limits, from 30 faults. */
public enum ExitCode {
    /** Solved, or done. */
    DONE(0),
    /** Wrong usage or an invalid board. */
    USAGE(2),
    /** The board can't be solved. */
    UNSOLVABLE(10),
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

    /** The code for an outcome; a run without one failed. */
    public static ExitCode of(Optional<Outcome> outcome) {
        if (outcome.isEmpty()) {
            return PLUGIN_FAULT;
        }
        if (outcome.get() instanceof Outcome.Solved) {
            return DONE;
        }
        return outcome.get() instanceof Outcome.CutOff cutOff
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
