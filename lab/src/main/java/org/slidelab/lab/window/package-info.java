/** What a front end that is served to a browser has to offer, so that whoever starts it needn't know it. */
@NullMarked
package org.slidelab.lab.window;

import org.jspecify.annotations.NullMarked;
