/** Search algorithms that are guided by a heuristic. */
@NullMarked
package org.slidelab.algorithms.informed;

import org.jspecify.annotations.NullMarked;
