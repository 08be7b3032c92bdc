package org.slidelab.heuristics.pattern;

import java.util.List;

/**
 * A table that was just built.
 *
 * @param table the table
 * @param histogram how often each value occurs; what can't be is counted with its Manhattan distance
 */
record BuiltTable(PatternTable table, List<Long> histogram) {}
