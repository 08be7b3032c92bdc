package org.slidelab.testkit;

import org.slidelab.core.heuristic.Heuristic;

class PlainManhattanTest extends HeuristicContract {

    @Override
    protected Heuristic heuristic() {
        return new PlainManhattan();
    }
}
