/** Running searches: choosing providers, running one search safely, comparing several. */
@NullMarked
package org.slidelab.lab.run;

import org.jspecify.annotations.NullMarked;
