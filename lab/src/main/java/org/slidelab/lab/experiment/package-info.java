/**
 * Experiments: a study says which boards are searched by which means, an experiment runs it and keeps every run in a
 * folder of results.
 */
@NullMarked
package org.slidelab.lab.experiment;

import org.jspecify.annotations.NullMarked;
