package org.slidelab.cli.print;

import java.util.Locale;

/** How numbers are written for people. */
public final class Numbers {

    private Numbers() {}

    /** A count, with commas. */
    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** A number that may have a fraction: two digits of it if it has one. */
    public static String amount(double number) {
        return number == Math.rint(number) ? count((long) number) : String.format(Locale.ROOT, "%.2f", number);
    }

    /** A number of moves. */
    public static String moves(int number) {
        return number == 1 ? "1 move" : count(number) + " moves";
    }

    /** A time, in the unit that fits. */
    public static String time(double seconds) {
        if (seconds < 0.0995) {
            return String.format(Locale.ROOT, "%.2f ms", seconds * 1e3);
        }
        return seconds < 60
                ? String.format(Locale.ROOT, "%.2f s", seconds)
                : String.format(Locale.ROOT, "%d min %02d s", (long) seconds / 60, (long) seconds % 60);
    }

    /** A size in memory, in the unit that fits. */
    public static String bytes(long bytes) {
        if (bytes < 1 << 10) {
            return bytes + " B";
        }
        return bytes < 10 << 20
                ? String.format(Locale.ROOT, "%,d KB", bytes >> 10)
                : String.format(Locale.ROOT, "%,d MB", bytes >> 20);
    }

    /** A branching factor; a dash if there is none. */
    public static String factor(double factor) {
        return Double.isNaN(factor) ? "-" : String.format(Locale.ROOT, "%.2f", factor);
    }
}
