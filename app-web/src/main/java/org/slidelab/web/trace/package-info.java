/** What a search did, step by step, as a page can replay it. */
@NullMarked
package org.slidelab.web.trace;

import org.jspecify.annotations.NullMarked;
