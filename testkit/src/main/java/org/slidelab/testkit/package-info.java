/**
 * The contracts of providers as tests: whoever writes a heuristic or an algorithm extends
 * {@link org.slidelab.testkit.HeuristicContract} or {@link org.slidelab.testkit.AlgorithmContract}, and passing means
 * working.
 */
@NullMarked
package org.slidelab.testkit;

import org.jspecify.annotations.NullMarked;
