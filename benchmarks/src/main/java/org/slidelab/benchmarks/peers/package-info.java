/** Slidelab side by side with other Java libraries that search. */
@NullMarked
package org.slidelab.benchmarks.peers;

import org.jspecify.annotations.NullMarked;
