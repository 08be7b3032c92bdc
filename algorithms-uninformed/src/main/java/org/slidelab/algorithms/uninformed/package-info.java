/** Search algorithms that know nothing but the moves. */
@NullMarked
package org.slidelab.algorithms.uninformed;

import org.jspecify.annotations.NullMarked;
