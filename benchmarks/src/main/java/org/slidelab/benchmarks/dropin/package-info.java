/** A plugin as a user would write it; benchmarks load it from a jar of its own. */
@NullMarked
package org.slidelab.benchmarks.dropin;

import org.jspecify.annotations.NullMarked;
