/** The web side: who may ask, what is refused, pages, and streams of events. */
@NullMarked
package org.slidelab.web.http;

import org.jspecify.annotations.NullMarked;
