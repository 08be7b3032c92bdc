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
 * fit in the processor's fastest memory. A node is one word, the sequence of its tiles with its place above it ({@link
 * Places}); the list of all nodes is its own queue. A horizontal move leaves the sequence as it is, a vertical one turns some
 * tiles of it round by one; all that a move takes is looked up as one word, and there is no choice between the two kinds. A
 * successor is written behind the last node whether or not it is new, and the list becomes longer only if it is: so there is
 * no decision that the processor could guess wrong. Parents aren't kept: the last move tells which board was before, and it
 * lies in the list. Counters are worked out when somebody asks.
 */
final class SmallBoardBfs {

    private static final int FIRST_ROOM = 1 << 12;
    private static final int MOST_SUCCESSORS = 4;
    private static final int ROOM_OF_PLACE = MOST_SUCCESSORS + 1;
    private static final int PLACE_SHIFT = 32;
    private static final int BITS_OF_TILE = 4;
    private static final int FIRST_TURNED_SHIFT = 8;
    private static final int LEFT_SHIFT = 16;
    private static final int RIGHT_SHIFT = 24;

    private final SearchContext context;
    private final Counters counters;
    private final SearchMemory memory;
    private final WorkingBoard board;
    private final long goal;
    private final int[] steps;
    private final int maskOfRow;
    private final SmallBoardRank ranks;
    private final long[] seen;
    private long[] nodes;

    SmallBoardBfs(Problem problem, SearchContext context) {
        this.context = context;
        counters = context.counters();
        memory = context.memory();
        board = new WorkingBoard(problem.start());
        goal = node(new WorkingBoard(problem.goal()), 0);
        steps = steps(problem);
        maskOfRow = (1 << (problem.size().columns() * BITS_OF_TILE)) - 1;
        ranks = SmallBoardRank.of(problem.size());
        seen = memory.longs((ranks.count() + Long.SIZE - 1) / Long.SIZE);
        nodes = memory.longs(FIRST_ROOM);
    }

    /** What each move takes, those of a place side by side and a zero behind them. */
    private static int[] steps(Problem problem) {
        int[] successorsOf = Places.successors(problem.size(), problem.successors());
        int[] steps = new int[successorsOf.length * ROOM_OF_PLACE];
        for (int place = 0; place < successorsOf.length; place++) {
            int next = place * ROOM_OF_PLACE;
            for (int rest = successorsOf[place]; rest != 0; rest >>>= Places.BITS) {
                int successor = (rest & Places.BYTE) - 1;
                steps[next++] = step(place, successor, problem.size().columns());
            }
        }
        return steps;
    }

    /**
     * What a move takes: the successor's place in the lowest byte, above it where the tiles begin that are turned, and by how
     * much to the left and to the right. A row's length of tiles is turned by one tile, or by none.
     * Never zero: only an upward move leads to place zero, and that turns tiles.
     */
    private static int step(int place, int successor, int columns) {
        int blank = place >>> Places.BITS_OF_MOVE;
        int target = successor >>> Places.BITS_OF_MOVE;
        if (Math.abs(target - blank) != columns) {
            return successor;
        }
        int first = Math.min(blank, target) * BITS_OF_TILE;
        int others = (columns - 1) * BITS_OF_TILE;
        return successor
                | first << FIRST_TURNED_SHIFT
                | (target > blank ? BITS_OF_TILE : others) << LEFT_SHIFT
                | (target > blank ? others : BITS_OF_TILE) << RIGHT_SHIFT;
    }

    Outcome run() {
        int[] allSteps = steps;
        int row = maskOfRow;
        int startRank = ranks.rank(board.packed(), board.blank());
        seen[startRank >>> 6] = 1L << startRank;
        nodes[0] = node(board, Successors.NO_MOVE);
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
            long node = nodes[head];
            if (sameBoard(node, goal)) {
                count(head, head + 1, generated, size, peakFrontier, depth);
                return new Outcome.Solved(path(head));
            }
            if (head == nextCheck) {
                count(head, head + 1, generated, size, peakFrontier, depth);
                nextCheck = context.checkpoint();
            }
            if (size > nodes.length - MOST_SUCCESSORS) {
                nodes = memory.grow(nodes, Math.min(4 * nodes.length, ranks.count() + MOST_SUCCESSORS));
            }
            int sequence = (int) node;
            int place = (int) (node >>> PLACE_SHIFT);
            int next = place * ROOM_OF_PLACE;
            int step = allSteps[next];
            do {
                // A shift takes the lowest five bits of its distance.
                int tiles = sequence >>> (step >>> FIRST_TURNED_SHIFT) & row;
                int turned = (tiles << (step >>> LEFT_SHIFT) | tiles >>> (step >>> RIGHT_SHIFT)) & row;
                int after = sequence ^ (tiles ^ turned) << (step >>> FIRST_TURNED_SHIFT);
                int successor = step & Places.BYTE;
                int rank = ranks.rank(after, successor >>> Places.BITS_OF_MOVE);
                long bits = seen[rank >>> 6];
                seen[rank >>> 6] = bits | 1L << rank;
                nodes[size] = node(after, successor);
                size += (int) (~bits >>> rank) & 1;
                generated++;
                step = allSteps[++next];
            } while (step != 0);
            peakFrontier = Math.max(peakFrontier, size - head - 1);
        }
        count(size, size, generated, size, peakFrontier, depth);
        return new Outcome.Unsolvable();
    }

    private static long node(WorkingBoard board, int move) {
        return node(
                SmallBoardRank.sequence(board.packed(), board.blank()), board.blank() << Places.BITS_OF_MOVE | move);
    }

    private static long node(int sequence, int place) {
        return (long) place << PLACE_SHIFT | Integer.toUnsignedLong(sequence);
    }

    /** Whether two nodes are of the same board, whatever the moves that led there. */
    private static boolean sameBoard(long node, long other) {
        return ((node ^ other) & ~((long) Places.MOVE << PLACE_SHIFT)) == 0;
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

    private List<Move> path(int goalNode) {
        Deque<Move> moves = new ArrayDeque<>();
        int at = goalNode;
        while (at > 0) {
            int place = (int) (nodes[at] >>> PLACE_SHIFT);
            Move move = Move.of(place & Places.MOVE);
            moves.addFirst(move);
            board.setPacked(SmallBoardRank.packed((int) nodes[at], place >>> Places.BITS_OF_MOVE));
            board.undo(move);
            long before = node(board, 0);
            do {
                at--;
            } while (!sameBoard(nodes[at], before));
        }
        return List.copyOf(moves);
    }
}
