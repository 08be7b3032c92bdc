/** Files with every event of a search: written as it runs, and read again event by event, forward and back. */
@NullMarked
package org.slidelab.lab.trace;

import org.jspecify.annotations.NullMarked;
