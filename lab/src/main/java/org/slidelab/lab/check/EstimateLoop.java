package org.slidelab.lab.check;

/** A loop that does nothing but estimate, to be timed. */
interface EstimateLoop {

    /** Makes so many estimates from boards; the result keeps the compiler from leaving them out. */
    long full(int estimates);

    /** Makes so many estimates along a walk. */
    long incremental(int estimates);
}
