package org.slidelab.algorithms.uninformed;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.Places;
import org.slidelab.core.engine.SmallBoardRank;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchMemory;

/**
 * Breadth-first search on boards of up to nine cells, unobserved: the same as {@link Bfs}, made fast.
 *
 * <p>A state that can be reached has a number ({@link SmallBoardRank}), so one bit tells whether it was seen, and all bits
 * fit in the processor's fastest memory. A node is a word, the packed board with its place above it ({@link Places}), and
 * its parent; both lists are their own queue. A successor is written behind the last node whether or not it is new, and
 * the list becomes longer only if it is: so there is no decision that the processor could guess wrong. Counters are worked
 * out when somebody asks.
 */
final class SmallBoardBfs {

    private static final int FIRST_ROOM = 1 << 12;
    private static final int MOST_SUCCESSORS = 4;
    private static final int PLACE_SHIFT = 40;
    private static final long BOARD = (1L << PLACE_SHIFT) - 1;

    private final SearchContext context;
    private final Counters counters;
    private final SearchMemory memory;
    private final WorkingBoard start;
    private final long goal;
    private final int[] successorsOf;
    private final SmallBoardRank ranks;
    private final long[] seen;
    private long[] nodes;
    private int[] parents;

    SmallBoardBfs(Problem problem, SearchContext context) {
        this.context = context;
        counters = context.counters();
        memory = context.memory();
        start = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal()).packed();
        successorsOf = Places.successors(problem.size(), problem.successors());
        ranks = SmallBoardRank.of(problem.size());
        seen = memory.longs((ranks.count() + Long.SIZE - 1) / Long.SIZE);
        nodes = memory.longs(FIRST_ROOM);
        parents = memory.ints(FIRST_ROOM);
    }

    Outcome run() {
        int startRank = ranks.rank(start.packed(), start.blank());
        seen[startRank >>> 6] = 1L << startRank;
        nodes[0] = node(start.packed(), start.blank() << Places.BITS_OF_MOVE | Successors.NO_MOVE);
        int size = 1;
        int depth = 0;
        int endOfLevel = 1;
        int generated = 0;
        int peakFrontier = 0;
        long nextCheck = 0;
        for (int head = 0; head < size; head++) {
            if (head == endOfLevel) {
                depth++;
                endOfLevel = size;
            }
            long packed = nodes[head] & BOARD;
            if (packed == goal) {
                count(head, head + 1, generated, size, peakFrontier, depth);
                return new Outcome.Solved(path(head));
            }
            if (head == nextCheck) {
                count(head, head + 1, generated, size, peakFrontier, depth);
                nextCheck = context.checkpoint();
            }
            if (size > nodes.length - MOST_SUCCESSORS) {
                grow();
            }
            int place = (int) (nodes[head] >>> PLACE_SHIFT);
            int blank = place >>> Places.BITS_OF_MOVE;
            int successors = successorsOf[place];
            do {
                int successor = (successors & Places.BYTE) - 1;
                successors >>>= Places.BITS;
                int target = successor >>> Places.BITS_OF_MOVE;
                long tile = (packed >>> (target << 2)) & 15;
                long after = packed ^ ((tile << (target << 2)) | (tile << (blank << 2)));
                int rank = ranks.rank(after, target);
                long bits = seen[rank >>> 6];
                seen[rank >>> 6] = bits | 1L << rank;
                nodes[size] = node(after, successor);
                parents[size] = head;
                size += (int) (~bits >>> rank) & 1;
                generated++;
            } while (successors != 0);
            peakFrontier = Math.max(peakFrontier, size - head - 1);
        }
        count(size, size, generated, size, peakFrontier, depth);
        return new Outcome.Unsolvable();
    }

    private static long node(long packed, int place) {
        return (long) place << PLACE_SHIFT | packed;
    }

    private void grow() {
        int longer = SearchMemory.longer(nodes.length);
        nodes = memory.grow(nodes, longer);
        parents = memory.grow(parents, longer);
    }

    private void count(int expanded, int taken, int generated, int size, int peakFrontier, int depth) {
        counters.expanded = expanded;
        counters.taken = taken;
        counters.generated = generated;
        counters.duplicates = generated - (size - 1L);
        counters.lowerBound = depth;
        counters.depth = depth;
        counters.frontier(peakFrontier);
        counters.stored(expanded == 0 ? 0 : size);
    }

    private List<Move> path(int node) {
        Deque<Move> moves = new ArrayDeque<>();
        for (int at = node; at > 0; at = parents[at]) {
            moves.addFirst(Move.of((int) (nodes[at] >>> PLACE_SHIFT) & Places.MOVE));
        }
        return List.copyOf(moves);
    }
}
