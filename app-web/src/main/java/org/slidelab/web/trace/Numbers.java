package org.slidelab.web.trace;

import java.util.Arrays;

/** A list of numbers that grows. */
final class Numbers {

    private int[] numbers = new int[1024];
    private int size;

    void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
    }

    int size() {
        return size;
    }

    int[] toArray() {
        return Arrays.copyOf(numbers, size);
    }
}
