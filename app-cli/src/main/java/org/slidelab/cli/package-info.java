/** The command line. */
@NullMarked
package org.slidelab.cli;

import org.jspecify.annotations.NullMarked;
