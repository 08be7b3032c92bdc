/** Where searches wait for their turn, run and are cancelled. */
@NullMarked
package org.slidelab.web.search;

import org.jspecify.annotations.NullMarked;
