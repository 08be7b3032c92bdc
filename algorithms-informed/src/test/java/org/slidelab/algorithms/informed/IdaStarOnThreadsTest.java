package org.slidelab.algorithms.informed;

import java.util.List;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.testkit.AlgorithmContract;

/** IDA* on threads, tried as any algorithm is. */
class IdaStarOnThreadsTest extends AlgorithmContract {

    @Override
    protected SearchAlgorithm algorithm() {
        return new ThreadedIdaStar();
    }

    @Override
    protected List<Spec> specs() {
        return List.of(Spec.parse("idastar:threads=3"));
    }

    @Override
    protected int reach(Spec spec, Dimensions size) {
        return size.cells() <= 9 ? 16 : 9;
    }

    /** The bound grows for ever. */
    @Override
    protected boolean exhausts(Spec spec, Dimensions size) {
        return false;
    }
}
