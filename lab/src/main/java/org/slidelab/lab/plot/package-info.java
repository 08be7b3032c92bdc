/** Pictures in print quality, made without a display: lines against a number, and bars. */
@NullMarked
package org.slidelab.lab.plot;

import org.jspecify.annotations.NullMarked;
