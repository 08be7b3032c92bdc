/** What algorithms are built of: stores of packed states, frontiers, and the best-first loop. No object per node. */
@NullMarked
package org.slidelab.core.engine;

import org.jspecify.annotations.NullMarked;
