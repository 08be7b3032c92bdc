package org.slidelab.lab.enumeration;

/**
 * Arrangements of things as Lehmer codes: digit i tells how many of the things that are not used yet are smaller than
 * the i-th. The first digit goes up to one less than the number of things, the next one up to one less, and so on.
 *
 * <p>Two facts make it the right code here. An arrangement is even just if the sum of its digits is. And rearranging
 * neighbours changes the digits of these neighbours only, in a way that depends on nothing else.
 */
final class LehmerCode {

    private LehmerCode() {}

    /** The product of the ranges of digits: how many ways there are to arrange so many of the things. */
    static long ways(int things, int arranged) {
        long ways = 1;
        for (int i = 0; i < arranged; i++) {
            ways = Math.multiplyExact(ways, things - i);
        }
        return ways;
    }

    /** The first so many digits of a number, the last digit counting 1. */
    static int[] digits(long number, int things, int count) {
        int[] digits = new int[count];
        long rest = number;
        for (int i = count - 1; i >= 0; i--) {
            digits[i] = (int) (rest % (things - i));
            rest /= things - i;
        }
        return digits;
    }

    /** The number with these digits. */
    static long number(int[] digits, int things) {
        long number = 0;
        for (int i = 0; i < digits.length; i++) {
            number = number * (things - i) + digits[i];
        }
        return number;
    }

    /** The sum of digits, modulo 2. */
    static int parity(int[] digits) {
        int sum = 0;
        for (int digit : digits) {
            sum += digit;
        }
        return sum & 1;
    }

    /** The digits after one of the things has been taken out of its place and put into another. */
    static int[] afterMoving(int[] digits, int things, int from, int to) {
        int[] arrangement = arrangement(digits, things);
        int moved = arrangement[from];
        int step = from < to ? 1 : -1;
        for (int i = from; i != to; i += step) {
            arrangement[i] = arrangement[i + step];
        }
        arrangement[to] = moved;
        return digits(arrangement);
    }

    private static int[] arrangement(int[] digits, int things) {
        int[] arrangement = new int[digits.length];
        boolean[] used = new boolean[things];
        for (int i = 0; i < digits.length; i++) {
            int thing = -1;
            for (int unused = -1; unused < digits[i]; ) {
                thing++;
                unused += used[thing] ? 0 : 1;
            }
            used[thing] = true;
            arrangement[i] = thing;
        }
        return arrangement;
    }

    private static int[] digits(int[] arrangement) {
        int[] digits = arrangement.clone();
        for (int i = 0; i < digits.length; i++) {
            for (int before = 0; before < i; before++) {
                digits[i] -= arrangement[before] < arrangement[i] ? 1 : 0;
            }
        }
        return digits;
    }
}
