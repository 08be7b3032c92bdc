package org.slidelab.lab.run;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Amounts as people write them: {@code 5k} nodes, {@code 30s}, {@code 512M}. */
public final class Amounts {

    private static final Pattern AMOUNT = Pattern.compile("(\\d{1,15})\\s*([a-zA-Z]*)");
    private static final Map<String, Long> THOUSANDS =
            Map.of("", 1L, "k", 1_000L, "m", 1_000_000L, "g", 1_000_000_000L);
    private static final Map<String, Long> BINARY = Map.of(
            "", 1L, "b", 1L, "k", 1L << 10, "kb", 1L << 10, "m", 1L << 20, "mb", 1L << 20, "g", 1L << 30, "gb",
            1L << 30);
    private static final Map<String, Long> MILLIS =
            Map.of("", 1_000L, "ms", 1L, "s", 1_000L, "m", 60_000L, "min", 60_000L, "h", 3_600_000L);

    private Amounts() {}

    /**
     * A number of nodes.
     *
     * @throws IllegalArgumentException if it isn't one
     */
    public static long count(String text) {
        return amount(text, THOUSANDS, "a whole number from 1, such as 100000, 5k or 2M");
    }

    /**
     * A size in memory.
     *
     * @throws IllegalArgumentException if it isn't one
     */
    public static long bytes(String text) {
        return amount(text, BINARY, "a size such as 512M or 2G");
    }

    /**
     * A time span.
     *
     * @throws IllegalArgumentException if it isn't one
     */
    public static Duration time(String text) {
        return Duration.ofMillis(
                Math.min(amount(text, MILLIS, "a time such as 30s, 500ms, 2m or 1h"), Long.MAX_VALUE / 1_000_000));
    }

    /** A size in memory as {@link #bytes} reads it. */
    public static String ofBytes(long bytes) {
        return bytes % (1 << 20) == 0 ? (bytes >> 20) + "M" : String.valueOf(bytes);
    }

    /** A time span as {@link #time} reads it, to the millisecond. */
    public static String ofTime(Duration time) {
        return time.toMillis() % 1_000 == 0 ? time.toSeconds() + "s" : time.toMillis() + "ms";
    }

    private static long amount(String text, Map<String, Long> units, String expected) {
        Matcher matcher = AMOUNT.matcher(text.strip().replace("_", ""));
        Long unit = matcher.matches() ? units.get(matcher.group(2).toLowerCase(Locale.ROOT)) : null;
        if (unit == null || Long.parseLong(matcher.group(1)) == 0) {
            throw new IllegalArgumentException("expected %s, found '%s'".formatted(expected, text));
        }
        long number = Long.parseLong(matcher.group(1));
        return number > Long.MAX_VALUE / unit ? Long.MAX_VALUE : number * unit;
    }
}
