/** Whole spaces: how many boards lie at each distance from a goal. */
@NullMarked
package org.slidelab.lab.enumeration;

import org.jspecify.annotations.NullMarked;
