/** Heuristics: estimates of the moves that are left. None counts the blank as a tile. */
@NullMarked
package org.slidelab.heuristics;

import org.jspecify.annotations.NullMarked;
