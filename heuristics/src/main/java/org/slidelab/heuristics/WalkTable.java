package org.slidelab.heuristics;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * All states of one half of {@link WalkingDistance}, numbered by breadth-first search from the goal.
 *
 * <p>A state says of each line (a row, say) how many of its tiles belong in which line, and where the blank is. It is
 * written as one word, the key: three bits for each count, and the blank's line on top. The counts of the last goal line
 * are left out, because the tiles of a line are known to be {@code length}, the blank included. So a key is a sum over
 * the tiles, and a move adds to it.
 *
 * <p>For each state, direction and goal line of the tile that moves there is one entry: twice the number of the next
 * state, plus 1 if that is farther from the goal. Half of the entries are for moves that can't be made and stay 0.
 *
 * <p>A table depends only on three small numbers, so those in use are shared. It never changes once it is built.
 */
final class WalkTable {

    private static final int MAX_STATES = 1 << 15;
    private static final int BITS_OF_COUNT = 3;
    private static final int BLANK_SHIFT = 60;
    private static final long GOLDEN_RATIO = 0x9E37_79B9_7F4A_7C15L;
    private static final int INDEX_BITS = 17;

    private static final Map<Shape, SoftReference<WalkTable>> SHARED = new ConcurrentHashMap<>();

    private final Shape shape;
    private final int bitsOfMove;
    private final int[] index = new int[1 << INDEX_BITS];
    private long[] keys = new long[256];
    private byte[] distances = new byte[256];
    private int states;
    private final char[] entries;

    /** The table for boards with a number of lines of a length, and the blank's goal in one of them. */
    static WalkTable of(int lines, int length, int goalLineOfBlank) {
        Shape shape = new Shape(lines, length, goalLineOfBlank);
        SoftReference<WalkTable> known = SHARED.get(shape);
        WalkTable table = known == null ? null : known.get();
        if (table == null) {
            table = new WalkTable(shape);
            SHARED.put(shape, new SoftReference<>(table));
        }
        return table;
    }

    private WalkTable(Shape shape) {
        this.shape = shape;
        bitsOfMove = Integer.SIZE - Integer.numberOfLeadingZeros(2 * shape.lines - 1);
        enumerate();
        entries = new char[states << bitsOfMove];
        for (int state = 0; state < states; state++) {
            link(state);
        }
    }

    private void enumerate() {
        Arrays.fill(index, -1);
        long goal = blankIn(shape.goalLineOfBlank);
        for (int line = 0; line < shape.lines; line++) {
            goal += tileIn(line, line) * (shape.length - (line == shape.goalLineOfBlank ? 1 : 0));
        }
        add(goal, 0);
        for (int state = 0; state < states; state++) {
            for (int move = 0; move < 1 << bitsOfMove; move++) {
                long next = after(keys[state], move);
                if (next >= 0 && number(next) < 0) {
                    add(next, distances[state] + 1);
                }
            }
        }
    }

    private void add(long key, int distance) {
        if (states == MAX_STATES) {
            throw new IllegalArgumentException("too many states: " + shape);
        }
        if (states == keys.length) {
            keys = Arrays.copyOf(keys, 2 * states);
            distances = Arrays.copyOf(distances, 2 * states);
        }
        keys[states] = key;
        distances[states] = (byte) distance;
        index[slot(key)] = states;
        states++;
    }

    private void link(int state) {
        for (int move = 0; move < 1 << bitsOfMove; move++) {
            long next = after(keys[state], move);
            if (next >= 0) {
                int number = number(next);
                int farther = distances[number] > distances[state] ? 1 : 0;
                entries[state << bitsOfMove | move] = (char) (number << 1 | farther);
            }
        }
    }

    /** The key after a move, or -1 if it can't be made. */
    private long after(long key, int move) {
        int blank = (int) (key >>> BLANK_SHIFT);
        int line = blank + ((move & 1) == 0 ? -1 : 1);
        int goalLine = move >>> 1;
        if (line < 0 || line >= shape.lines || goalLine >= shape.lines || count(key, line, goalLine) == 0) {
            return -1;
        }
        return key - tileIn(line, goalLine) + tileIn(blank, goalLine) - blankIn(blank) + blankIn(line);
    }

    /** How many tiles of a line without the blank belong in a line. */
    private int count(long key, int line, int goalLine) {
        int left = shape.length;
        for (int other = 0; other < shape.lines - 1; other++) {
            int count = (int) (key >>> shift(line, other)) & ((1 << BITS_OF_COUNT) - 1);
            if (other == goalLine) {
                return count;
            }
            left -= count;
        }
        return left;
    }

    private int shift(int line, int goalLine) {
        return (line * (shape.lines - 1) + goalLine) * BITS_OF_COUNT;
    }

    private int slot(long key) {
        int slot = (int) ((key * GOLDEN_RATIO) >>> (Long.SIZE - INDEX_BITS));
        while (index[slot] >= 0 && keys[index[slot]] != key) {
            slot = (slot + 1) & (index.length - 1);
        }
        return slot;
    }

    /** What a tile in a line adds to the key. */
    long tileIn(int line, int goalLine) {
        return goalLine == shape.lines - 1 ? 0 : 1L << shift(line, goalLine);
    }

    /** What the blank in a line adds to the key. */
    long blankIn(int line) {
        return (long) line << BLANK_SHIFT;
    }

    /** The number of the state with a key. */
    int number(long key) {
        return index[slot(key)];
    }

    /** The number of states. */
    int states() {
        return states;
    }

    /** The fewest moves from a state to the goal. */
    int distance(int state) {
        return distances[state];
    }

    /**
     * Twice the number of the state after a move, plus 1 if it is farther from the goal.
     *
     * @param state the state
     * @param forward 1 if the blank goes to the next line, 0 if to the one before
     * @param goalLine the line in which the tile belongs that moves
     */
    int entry(int state, int forward, int goalLine) {
        return entries[state << bitsOfMove | goalLine << 1 | forward];
    }

    private record Shape(int lines, int length, int goalLineOfBlank) {}
}
