/** Whether a heuristic keeps what it claims: proved on every board of a small size, tried on samples of a large one. */
@NullMarked
package org.slidelab.lab.check;

import org.jspecify.annotations.NullMarked;
