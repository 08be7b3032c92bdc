/**
 * The SPI for heuristics.
 *
 * <p>Begin with {@link org.slidelab.core.heuristic.PlainHeuristic}: one method from board and goal to a number. When
 * speed matters, implement {@link org.slidelab.core.heuristic.Heuristic} and an incremental
 * {@link org.slidelab.core.heuristic.Evaluator}.
 */
@NullMarked
package org.slidelab.core.heuristic;

import org.jspecify.annotations.NullMarked;
