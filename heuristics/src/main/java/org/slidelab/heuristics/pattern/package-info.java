/** Additive pattern databases: partitions of a board, tables of exact distances of their parts, and the look-up. */
@NullMarked
package org.slidelab.heuristics.pattern;

import org.jspecify.annotations.NullMarked;
