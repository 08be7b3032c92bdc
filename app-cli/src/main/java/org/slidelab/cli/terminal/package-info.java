/** What the program is connected to: colours, progress, Ctrl-C. */
@NullMarked
package org.slidelab.cli.terminal;

import org.jspecify.annotations.NullMarked;
