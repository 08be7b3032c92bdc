package org.slidelab.cli.option;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.function.Supplier;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.lab.run.Amounts;
import org.slidelab.lab.trace.TraceFormat;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Read the values of options; an error says what would be accepted. */
public final class Converters {

    private static final int MAX_BOARDS = 10_000_000;
    private static final long MAX_EVENTS = 1_000_000_000_000L;
    private static final int MAX_SAMPLES = 1_000_000;
    private static final int MAX_PORT = 65_535;
    private static final int MAX_SEARCHES = 1_000;

    private Converters() {}

    /** A number of nodes. */
    public static final class OfCount implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return orExplain(() -> Amounts.count(text));
        }
    }

    /** A size in memory. */
    public static final class OfBytes implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return orExplain(() -> Amounts.bytes(text));
        }
    }

    /** A time span. */
    public static final class OfDuration implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            return orExplain(() -> Amounts.time(text));
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

    /** How many samples to take. */
    public static final class OfSampleCount implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) whole(text, 1, MAX_SAMPLES);
        }
    }

    /** The number of an event. */
    public static final class OfEvent implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return whole(text, 1, MAX_EVENTS);
        }
    }

    /** The form of a trace file. */
    static final class OfTraceFormat implements ITypeConverter<TraceFormat> {
        @Override
        public TraceFormat convert(String text) {
            for (TraceFormat format : TraceFormat.values()) {
                if (format.toString().equalsIgnoreCase(text.strip())) {
                    return format;
                }
            }
            throw new TypeConversionException("expected jsonl or posthoc, found '%s'".formatted(text));
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

    /** A port, 0 for any that is free. */
    public static final class OfPort implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) whole(text, 0, MAX_PORT);
        }
    }

    /** How many searches may run at once. */
    public static final class OfSearches implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) whole(text, 1, MAX_SEARCHES);
        }
    }

    /** An address of this machine, in numbers or by name. */
    public static final class OfAddress implements ITypeConverter<InetAddress> {
        @Override
        public InetAddress convert(String text) {
            try {
                return InetAddress.getByName(text.strip());
            } catch (UnknownHostException e) {
                throw new TypeConversionException(
                        "expected an address of this machine such as 0.0.0.0 or 127.0.0.1, found '%s'".formatted(text));
            }
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

    private static <T> T orExplain(Supplier<T> parser) {
        try {
            return parser.get();
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(String.valueOf(e.getMessage()));
        }
    }
}
