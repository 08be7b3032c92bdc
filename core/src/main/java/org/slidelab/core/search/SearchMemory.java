package org.slidelab.core.search;

import java.util.Arrays;
import java.util.function.Supplier;

/**
 * Hands out the large arrays of a search and keeps count of their bytes.
 *
 * <p>The limit holds for the arrays in use; while one grows, its old copy is there for a moment too. Should the Java
 * heap be full before the limit is reached, that ends the search in the same way: a large array that could not be
 * allocated leaves everything else intact.
 */
public final class SearchMemory {

    private static final int MAX_LENGTH = Integer.MAX_VALUE - 8;
    private static final int SHORT = 1 << 17;

    private final long limit;
    private long bytes;
    private long peak;

    SearchMemory(long limit) {
        this.limit = limit;
    }

    /** A new array of zeros. */
    public int[] ints(int length) {
        return allocate(4L * length, () -> new int[length]);
    }

    /** Counts an array that was not made here. */
    public int[] counted(int[] array) {
        return allocate(4L * array.length, () -> array);
    }

    /** A new array of zeros. */
    public long[] longs(int length) {
        return allocate(8L * length, () -> new long[length]);
    }

    /** A new array of zeros. */
    public byte[] bytes(int length) {
        return allocate(length, () -> new byte[length]);
    }

    /** A longer copy of an array from here, which must not be used any more. */
    public int[] grow(int[] array, int length) {
        return allocate(4L * (length - array.length), () -> Arrays.copyOf(array, length));
    }

    /** A longer copy of an array from here, which must not be used any more. */
    public long[] grow(long[] array, int length) {
        return allocate(8L * (length - array.length), () -> Arrays.copyOf(array, length));
    }

    /** A longer copy of an array from here, which must not be used any more. */
    public byte[] grow(byte[] array, int length) {
        return allocate(length - array.length, () -> Arrays.copyOf(array, length));
    }

    /** A longer copy of an array of references, each counted as four bytes; the objects themselves are not counted. */
    public <T> T[] grow(T[] array, int length) {
        return allocate(4L * (length - array.length), () -> Arrays.copyOf(array, length));
    }

    /** Gives back an array that isn't used any more. */
    public void release(int[] array) {
        bytes -= 4L * array.length;
    }

    /** Gives back an array that isn't used any more. */
    public void release(Object[] array) {
        bytes -= 4L * array.length;
    }

    /**
     * The length to which an array should grow so that growing stays cheap: four times as long while it is short, then
     * half as long again.
     *
     * @throws SearchStopped if the array is as long as an array can be
     */
    public static int longer(int length) {
        if (length >= MAX_LENGTH) {
            throw new SearchStopped(Limit.MEMORY);
        }
        return (int) Math.min(MAX_LENGTH, length < SHORT ? 4L * length + 16 : (long) length + (length >> 1));
    }

    long peak() {
        return peak;
    }

    private <T> T allocate(long more, Supplier<T> allocation) {
        if (bytes + more > limit) {
            throw new SearchStopped(Limit.MEMORY);
        }
        try {
            T array = allocation.get();
            bytes += more;
            peak = Math.max(peak, bytes);
            return array;
        } catch (OutOfMemoryError e) {
            throw new SearchStopped(Limit.MEMORY);
        }
    }
}
