/** The tables of heuristics that keep them in files: what there is, what is missing. */
@NullMarked
package org.slidelab.lab.table;

import org.jspecify.annotations.NullMarked;
