/** What the results of an experiment say: tables by depth, pictures, and a page that holds them all. */
@NullMarked
package org.slidelab.lab.findings;

import org.jspecify.annotations.NullMarked;
