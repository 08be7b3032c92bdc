/**
 * The SPI for heuristics whose estimates come from tables that take long to make: they are made once and kept in files.
 *
 * <p>A heuristic that implements {@link org.slidelab.core.table.TabledHeuristic} is served by the same verbs as the
 * pattern databases: its tables can be built beforehand, listed, verified and deleted.
 */
@NullMarked
package org.slidelab.core.table;

import org.jspecify.annotations.NullMarked;
