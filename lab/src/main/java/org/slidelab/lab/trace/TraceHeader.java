package org.slidelab.lab.trace;

import java.util.Optional;
import org.slidelab.core.search.Problem;

/**
 * What a trace is of.
 *
 * @param problem what was to be solved
 * @param algorithm the spec of the algorithm
 * @param heuristic the spec of the heuristic, if the algorithm is informed
 * @param unitsPerMove how many units of h, f and bounds make a move; g is in moves
 */
public record TraceHeader(Problem problem, String algorithm, Optional<String> heuristic, int unitsPerMove) {

    /** The version of the format of JSON lines; it grows when old readers could misunderstand a trace. */
    public static final int VERSION = 1;
}
