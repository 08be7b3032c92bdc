package org.slidelab.algorithms.informed;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;
import org.slidelab.algorithms.informed.Cut.Part;

/**
 * What came of the parts of a {@link Cut}: written by the threads that search them, read by all.
 *
 * <p>A part's position is the number of nodes that a search on one thread would have expanded in the round when it comes
 * to where the search of the part is now. While earlier parts are still searched it is too small, never too large.
 */
final class PartResults {

    private final List<Part> parts;
    private final AtomicLongArray expanded;
    private final AtomicLongArray generated;
    private final AtomicLong allExpanded;
    private final int[] deepest;
    private final byte[][] waysToGoal;
    private final Throwable[] ends;

    PartResults(Cut cut) {
        parts = cut.parts();
        expanded = new AtomicLongArray(parts.size());
        generated = new AtomicLongArray(parts.size());
        allExpanded = new AtomicLong(cut.expanded());
        deepest = new int[parts.size()];
        waysToGoal = new byte[parts.size()][];
        ends = new Throwable[parts.size()];
    }

    /** Notes how far the search of a part is. */
    void book(int part, Subtree subtree) {
        allExpanded.addAndGet(subtree.expanded() - expanded.get(part));
        expanded.set(part, subtree.expanded());
        generated.set(part, subtree.generated());
        deepest[part] = subtree.deepest();
    }

    /** Notes the moves from a part's root to the goal. */
    void found(int part, byte[] wayToGoal) {
        waysToGoal[part] = wayToGoal;
    }

    /** Notes what ended the search of a part before it was finished. */
    void ended(int part, Throwable reason) {
        ends[part] = reason;
    }

    /** All expansions of the round so far, above the cut and in all parts. */
    long allExpanded() {
        return allExpanded.get();
    }

    /** All successors so far that were produced in the parts. */
    long generatedInParts() {
        long sum = 0;
        for (int part = 0; part < generated.length(); part++) {
            sum += generated.get(part);
        }
        return sum;
    }

    /** The depth of the deepest node that was expanded in any part. */
    int deepest() {
        return Arrays.stream(deepest).max().orElse(0);
    }

    /** The position of a part's search. */
    long position(int part) {
        long sum = parts.get(part).expandedAbove();
        for (int i = 0; i <= part; i++) {
            sum += expanded.get(i);
        }
        return sum;
    }

    long expanded(int part) {
        return expanded.get(part);
    }

    long generated(int part) {
        return generated.get(part);
    }

    int deepest(int part) {
        return deepest[part];
    }

    /** The moves from a part's root to the goal, null if it wasn't found. */
    byte @Nullable [] wayToGoal(int part) {
        return waysToGoal[part];
    }

    /** What ended the search of a part before it was finished, null if nothing did. */
    @Nullable Throwable end(int part) {
        return ends[part];
    }
}
