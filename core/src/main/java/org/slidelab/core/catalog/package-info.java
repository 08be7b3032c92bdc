/** Finds the providers on the class path and in the plugin folder, and finds them by name. */
@NullMarked
package org.slidelab.core.catalog;

import org.jspecify.annotations.NullMarked;
