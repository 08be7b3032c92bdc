/** The JSON API: a class for each thing that can be asked. */
@NullMarked
package org.slidelab.web.api;

import org.jspecify.annotations.NullMarked;
