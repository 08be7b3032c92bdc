package org.slidelab.heuristics.pattern;

import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * A stretch of a longer work, which knows its place in the whole.
 *
 * <p>Its pieces are done on all cores, a few at a time. In between somebody is told which part of the whole is done, on the
 * thread that began; what that throws ends the work. So whoever wants an end doesn't wait for it.
 *
 * @param from which part of the whole is done when it begins
 * @param to which part is done when it ends
 * @param whole who is told which part of the whole is done
 */
record Stretch(double from, double to, DoubleConsumer whole) implements DoubleConsumer {

    private static final int TURNS = 16;

    /** A part of this one. */
    Stretch part(double first, double last) {
        return new Stretch(from + first * (to - from), from + last * (to - from), whole);
    }

    /** Tells which part of this stretch is done. */
    @Override
    public void accept(double done) {
        whole.accept(from + done * (to - from));
    }

    /** Does pieces of work that don't depend on each other. */
    void forEach(int pieces, IntConsumer work) {
        forEach(pieces, TURNS, work);
    }

    /** The same, in so many turns. */
    void forEach(int pieces, int turns, IntConsumer work) {
        for (int turn = 0; turn < turns; turn++) {
            accept((double) turn / turns);
            IntStream.range(first(pieces, turn, turns), first(pieces, turn + 1, turns))
                    .parallel()
                    .forEach(work);
        }
        accept(1);
    }

    /** The first of the pieces that fall to a share. */
    static int first(int pieces, int share, int shares) {
        return (int) ((long) pieces * share / shares);
    }
}
