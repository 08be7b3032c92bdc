package org.slidelab.algorithms.informed;

import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.NodeStore;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.heuristic.WholeMoves;
import org.slidelab.core.search.SearchMemory;
import org.slidelab.core.search.SearchObserver;

/**
 * One half of a {@link BidirectionalAStarRun}: its nodes with their estimates in whole moves, and its frontier in two
 * parts, nodes held back by f and nodes ready by g. Nodes that were replaced are passed over when they come up.
 */
final class SearchHalf {

    final NodeStore store;
    final Evaluator evaluator;
    final boolean backward;
    private final SearchMemory memory;
    private final Buckets waiting;
    private final Buckets ready;
    private int[] estimates;
    private int open;

    SearchHalf(Board root, Evaluator evaluator, SearchMemory memory, boolean backward) {
        this.evaluator = WholeMoves.of(evaluator);
        this.memory = memory;
        this.backward = backward;
        store = new NodeStore(root.size(), memory);
        Buckets.Links links = new Buckets.Links(memory);
        waiting = new Buckets(links);
        ready = new Buckets(links);
        estimates = memory.ints(512);
        WorkingBoard board = new WorkingBoard(root);
        store.addStart(board);
        add(0, this.evaluator.estimate(board));
    }

    /** Adds a node of the store to the frontier. */
    void add(int node, int h) {
        if (h < 0 || h > InvalidEstimateException.MAX_ESTIMATE) {
            throw InvalidEstimateException.outOfRange(h);
        }
        while (node >= estimates.length) {
            estimates = memory.grow(estimates, SearchMemory.longer(estimates.length));
        }
        estimates[node] = h;
        waiting.push(node, store.depth(node) + h);
        open++;
    }

    /** Notes that a newer node stands for the state of a known one, if there is one. */
    void replace(int known) {
        if (known >= 0) {
            store.supersede(known);
            if (!store.closed(known)) {
                open--;
            }
        }
    }

    /** The estimate of a node in whole moves. */
    int estimate(int node) {
        return estimates[node];
    }

    /** The number of nodes in the frontier. */
    int open() {
        return open;
    }

    boolean isEmpty() {
        return open == 0;
    }

    /** The smallest f of the nodes held back. */
    int lowestWaiting() {
        return lowest(waiting);
    }

    /** The smallest g of the nodes that are ready. */
    int lowestReady() {
        return lowest(ready);
    }

    /** Lines up the node with the smallest f. */
    void lineUp() {
        int node = waiting.pop();
        ready.push(node, store.depth(node));
    }

    /** Lines up all nodes whose f is below a bound. */
    void lineUpBelow(int bound) {
        while (lowestWaiting() < bound) {
            lineUp();
        }
    }

    /** Takes the ready node with the smallest g, to expand it. */
    int take() {
        int node = ready.pop();
        store.close(node);
        open--;
        return node;
    }

    /** The number under which observers know a node. */
    long number(int node) {
        return backward && node >= 0 ? SearchObserver.GOAL - node : node;
    }

    private int lowest(Buckets nodes) {
        while (!nodes.isEmpty() && store.superseded(nodes.first())) {
            nodes.pop();
        }
        return nodes.lowest();
    }
}
