/** Groups of options that several verbs share, turned into what the laboratory understands. */
@NullMarked
package org.slidelab.cli.option;

import org.jspecify.annotations.NullMarked;
