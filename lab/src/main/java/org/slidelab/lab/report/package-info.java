/** Results as named fields, for JSON and CSV. */
@NullMarked
package org.slidelab.lab.report;

import org.jspecify.annotations.NullMarked;
