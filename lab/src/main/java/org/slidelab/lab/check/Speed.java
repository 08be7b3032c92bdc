package org.slidelab.lab.check;

import java.util.OptionalDouble;

/**
 * How many estimates a second one thread gets, measured for a short while.
 *
 * @param full from the board alone
 * @param incremental along a walk, each from the one before it; empty if the evaluator has no such form of its own
 */
public record Speed(double full, OptionalDouble incremental) {}
