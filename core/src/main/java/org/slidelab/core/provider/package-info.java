/** What every provider has: an id, a line about itself, and options that a spec such as {@code dls:limit=12} sets. */
@NullMarked
package org.slidelab.core.provider;

import org.jspecify.annotations.NullMarked;
