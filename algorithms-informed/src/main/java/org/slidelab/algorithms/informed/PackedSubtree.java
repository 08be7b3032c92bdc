package org.slidelab.algorithms.informed;

import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.Places;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.heuristic.PrivateCopy;
import org.slidelab.core.search.Problem;

/**
 * The search below a node on boards of one packed word, unobserved: the same as {@link InPlaceSubtree}, made fast.
 *
 * <p>Everything a node is made of is an argument of a recursive method, so it stays in registers: the packed board, the
 * blank's cell with the last move (the node's {@linkplain Places place}), what is left of the bound, and the evaluator's
 * memo. There are two such methods. {@link CompactLoop} is fast at once. {@link PlaceLoop} is faster, but has a copy for
 * each of the 52 places of a 4×4 board, which take a tenth of a second until they are compiled; so an evaluator class
 * gets it after as much work as pays for that.
 *
 * <p>Here is what the loops share. Only what must be is counted for each node: a budget of expansions, counted down, and
 * the successors beyond the bound. Every other successor is visited, which gives the number of all of them. The path is
 * written on the way back from the goal.
 */
final class PackedSubtree implements Subtree {

    /** How many expansions an evaluator class gets before {@link PlaceLoop} is made for it. */
    static final long MUCH_WORK = 100_000_000;

    private static final PrivateCopy<PackedLoop> COMPACT_LOOPS = new PrivateCopy<>(
            MethodHandles.lookup(),
            CompactLoop.class,
            PackedLoop.class,
            Evaluator.class,
            PackedSubtree.class,
            int[].class);
    private static final PrivateCopy<PackedLoop> READING_LOOPS = COMPACT_LOOPS.madeFor(true);
    private static final PrivateCopy<PackedLoop> BLIND_LOOPS = COMPACT_LOOPS.madeFor(false);
    private static final PrivateCopy<PackedLoop> PLACE_LOOPS = new PrivateCopy<>(
            MethodHandles.lookup(), PlaceLoop.class, PackedLoop.class, Evaluator.class, PackedSubtree.class);
    private static final Map<PlaceShape, PrivateCopy<PackedLoop>> LOOPS_OF_SHAPES = new ConcurrentHashMap<>();
    private static final ClassValue<AtomicLong> WORK = new ClassValue<>() {
        @Override
        protected AtomicLong computeValue(Class<?> evaluatorClass) {
            return new AtomicLong();
        }
    };

    /** The board that evaluators are given. */
    final WorkingBoard board;

    private final Evaluator evaluator;
    private final AtomicLong work;
    private final long muchWork;
    private final long goal;
    private final int units;
    private final int[] successorsOf;
    private final PackedLoop compactLoop;
    private final PackedLoop[] placeLoops;
    private byte[] path = new byte[0];
    private Pace pace = Pace.NONE;
    private long granted;
    private long budget;
    private long expanded;
    private long pruned;
    private int waiting;
    private int leftAtRoot;
    private int leastLeft;
    private int rootDepth;
    private int leastExcess;
    private boolean found;

    PackedSubtree(Problem problem, Evaluator evaluator) {
        this(problem, evaluator, MUCH_WORK);
    }

    PackedSubtree(Problem problem, Evaluator evaluator, long muchWork) {
        this.evaluator = evaluator;
        this.muchWork = muchWork;
        work = WORK.get(evaluator.getClass());
        board = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal()).packed();
        units = evaluator.unitsPerMove();
        successorsOf = Places.successors(problem.size(), problem.successors());
        compactLoop = (evaluator.readsBoard() ? READING_LOOPS : BLIND_LOOPS)
                .newInstance(evaluator.getClass(), evaluator, this, successorsOf);
        placeLoops = new PackedLoop[successorsOf.length];
    }

    @Override
    public boolean search(WorkingBoard root, int depth, int lastMove, int estimate, int bound, Pace newPace) {
        pace = newPace;
        rootDepth = depth;
        leftAtRoot = bound - units * depth;
        leastLeft = leftAtRoot;
        leastExcess = NOTHING_BEYOND;
        granted = 0;
        budget = 0;
        expanded = 0;
        pruned = 0;
        waiting = 0;
        found = false;
        board.copyFrom(root);
        int place = root.blank() << Places.BITS_OF_MOVE | lastMove;
        PackedLoop loop = work.get() < muchWork ? compactLoop : placeLoop(place);
        try {
            loop.visit(root.packed(), place, leftAtRoot, evaluator.memo(root, estimate));
        } finally {
            settle();
            work.addAndGet(expanded);
        }
        return found;
    }

    /** The loop of a place; it and those that it needs are made when they are first asked for. */
    private PackedLoop placeLoop(int place) {
        if (placeLoops[place] == null) {
            PlaceShape shape = new PlaceShape(place, successorsOf[place], units, evaluator.readsBoard());
            placeLoops[place] = LOOPS_OF_SHAPES
                    .computeIfAbsent(shape, PLACE_LOOPS::madeFor)
                    .newInstance(evaluator.getClass(), evaluator, this);
            for (int i = 0; i < shape.count(); i++) {
                placeLoop(shape.successor(i));
            }
            placeLoops[place].link(placeLoops);
        }
        return placeLoops[place];
    }

    /** Whether a node whose estimate isn't positive is the goal. */
    boolean reached(long packed, int h, int left) {
        if (h < 0) {
            throw InvalidEstimateException.outOfRange(h);
        }
        if (packed != goal) {
            return false;
        }
        path = new byte[(leftAtRoot - left) / units];
        found = true;
        return true;
    }

    /** Counts the expansion of a node. */
    void expand(int left) {
        if (--budget < 0) {
            refill();
        }
        if (left < leastLeft) {
            leastLeft = left;
        }
    }

    /** Counts a successor whose estimate is larger than what is left of the bound. */
    void prune(int h, int left) {
        int excess = Subtree.excess(h, left);
        pruned++;
        if (excess < leastExcess) {
            leastExcess = excess;
        }
    }

    /** Notes that the way from a node to the goal begins with the move to a place; gives true. */
    boolean passed(int left, int successor) {
        path[(leftAtRoot - left) / units] = (byte) (successor & Places.MOVE);
        return true;
    }

    private void refill() {
        budget++;
        settle();
        waiting = 1;
        granted = pace.next(this);
        waiting = 0;
        budget = granted - 1;
    }

    private void settle() {
        expanded += granted - budget;
        granted = budget;
    }

    @Override
    public long expanded() {
        return expanded;
    }

    /** Successors are beyond the bound or visited: expanded, waiting for it, or the goal. The root is none of them. */
    @Override
    public long generated() {
        return pruned + expanded + waiting + (found ? 1 : 0) - 1;
    }

    @Override
    public int leastExcess() {
        return leastExcess;
    }

    @Override
    public int deepest() {
        return rootDepth + (leftAtRoot - leastLeft) / units;
    }

    @Override
    public byte[] moves() {
        return path;
    }
}
