/** The SPI for search algorithms, and the words that all of them share: problem, limits, counters, outcome. */
@NullMarked
package org.slidelab.core.search;

import org.jspecify.annotations.NullMarked;
