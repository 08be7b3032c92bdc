package org.slidelab.benchmarks;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.slidelab.core.search.Statistics;

/** What searches did, in the benchmark's unit of time: nodes a second where that is the second. */
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class Work {

    /** Nodes generated. */
    public long generated;

    /** Nodes expanded. */
    public long expanded;

    void add(Statistics statistics) {
        generated += statistics.generated();
        expanded += statistics.expanded();
    }
}
