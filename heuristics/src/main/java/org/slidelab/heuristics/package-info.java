/** Heuristics: estimates of the moves that are left. None counts the blank. */
@NullMarked
package org.slidelab.heuristics;

import org.jspecify.annotations.NullMarked;
