package org.slidelab.cli.option;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.MoveOrder;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Read the values of options; an error says what would be accepted. */
public final class Converters {

    private static final Pattern AMOUNT = Pattern.compile("(\\d{1,15})\\s*([a-zA-Z]*)");
    private static final Map<String, Long> THOUSANDS =
            Map.of("", 1L, "k", 1_000L, "m", 1_000_000L, "g", 1_000_000_000L);
    private static final Map<String, Long> BINARY = Map.of(
            "", 1L, "b", 1L, "k", 1L << 10, "kb", 1L << 10, "m", 1L << 20, "mb", 1L << 20, "g", 1L << 30, "gb",
            1L << 30);
    private static final Map<String, Long> MILLIS =
            Map.of("", 1_000L, "ms", 1L, "s", 1_000L, "m", 60_000L, "min", 60_000L, "h", 3_600_000L);
    private static final int MAX_BOARDS = 10_000_000;

    private Converters() {}

    /** A number of nodes. */
    static final class OfCount implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return amount(text, THOUSANDS, "a whole number from 1, such as 100000, 5k or 2M");
        }
    }

    /** A size in memory. */
    static final class OfBytes implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return amount(text, BINARY, "a size such as 512M or 2G");
        }
    }

    /** A time span. */
    static final class OfDuration implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            return Duration.ofMillis(
                    Math.min(amount(text, MILLIS, "a time such as 30s, 500ms, 2m or 1h"), Long.MAX_VALUE / 1_000_000));
        }
    }

    /** The size of a board. */
    static final class OfDimensions implements ITypeConverter<Dimensions> {
        @Override
        public Dimensions convert(String text) {
            return orExplain(() -> Dimensions.parse(text));
        }
    }

    /** An order of moves. */
    static final class OfMoveOrder implements ITypeConverter<MoveOrder> {
        @Override
        public MoveOrder convert(String text) {
            return orExplain(() -> MoveOrder.parse(text));
        }
    }

    /** How many boards to make. */
    public static final class OfBoardCount implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) whole(text, 1, MAX_BOARDS);
        }
    }

    /** A distance from the goal. */
    public static final class OfDepth implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) whole(text, 0, Integer.MAX_VALUE);
        }
    }

    /** The seed of a random choice. */
    public static final class OfSeed implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return whole(text, Long.MIN_VALUE, Long.MAX_VALUE);
        }
    }

    private static long whole(String text, long min, long max) {
        try {
            long number = Long.parseLong(text.strip());
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new TypeConversionException(
                "expected a whole number from %d to %d, found '%s'".formatted(min, max, text));
    }

    private static long amount(String text, Map<String, Long> units, String expected) {
        Matcher matcher = AMOUNT.matcher(text.strip().replace("_", ""));
        Long unit = matcher.matches() ? units.get(matcher.group(2).toLowerCase(Locale.ROOT)) : null;
        if (unit == null || Long.parseLong(matcher.group(1)) == 0) {
            throw new TypeConversionException("expected %s, found '%s'".formatted(expected, text));
        }
        long number = Long.parseLong(matcher.group(1));
        return number > Long.MAX_VALUE / unit ? Long.MAX_VALUE : number * unit;
    }

    private static <T> T orExplain(Supplier<T> parser) {
        try {
            return parser.get();
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(String.valueOf(e.getMessage()));
        }
    }
}
