/** How fast Slidelab is: JMH benchmarks of searches, tables and enumerations. */
@NullMarked
package org.slidelab.benchmarks;

import org.jspecify.annotations.NullMarked;
