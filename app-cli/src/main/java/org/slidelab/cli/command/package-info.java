/** One class for each verb. */
@NullMarked
package org.slidelab.cli.command;

import org.jspecify.annotations.NullMarked;
