/** The window: a web page to play, solve, watch and compare, served to a browser on this machine. */
@NullMarked
package org.slidelab.web;

import org.jspecify.annotations.NullMarked;
