/** Boards to search: random ones, ones at a given distance, and the default puzzle. */
@NullMarked
package org.slidelab.lab.boards;

import org.jspecify.annotations.NullMarked;
