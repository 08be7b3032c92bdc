/** One class for each thing that is shown. */
@NullMarked
package org.slidelab.cli.print;

import org.jspecify.annotations.NullMarked;
