package org.slidelab.benchmarks;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.slidelab.core.search.Statistics;

/** What the last search kept. */
@AuxCounters(AuxCounters.Type.EVENTS)
@State(Scope.Thread)
public class Memory {

    /** Bytes for each state that was stored. */
    public double bytesPerState;

    void note(Statistics statistics) {
        bytesPerState = (double) statistics.peakBytes() / statistics.peakStored();
    }
}
