package org.slidelab.core.provider;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * An option of a provider: its name, what it does, what it accepts and its default.
 *
 * <p>A provider keeps its options as constants and asks {@link Options#get} for their values:
 *
 * <pre>{@code
 * private static final Option<Integer> LIMIT = Option.integer("limit", "deepest level", 20, 0, 1000);
 * }</pre>
 *
 * @param <T> the type of its values
 */
public final class Option<T> {

    private final String name;
    private final String summary;
    private final T defaultValue;
    private final String accepted;
    private final List<String> choices;
    private final Optional<Range> range;
    private final Function<String, T> parser;

    /**
     * The numbers that an option takes.
     *
     * @param min the smallest
     * @param max the largest
     * @param whole whether they are whole
     */
    public record Range(double min, double max, boolean whole) {}

    private Option(
            String name,
            String summary,
            T defaultValue,
            String accepted,
            List<String> choices,
            Optional<Range> range,
            Function<String, T> parser) {
        this.name = name;
        this.summary = summary;
        this.defaultValue = defaultValue;
        this.accepted = accepted;
        this.choices = choices;
        this.range = range;
        this.parser = parser;
    }

    /** An option that takes a whole number from {@code min} to {@code max}. */
    public static Option<Integer> integer(String name, String summary, int defaultValue, int min, int max) {
        String accepted = "a whole number from %d to %d".formatted(min, max);
        Optional<Range> range = Optional.of(new Range(min, max, true));
        return new Option<>(name, summary, defaultValue, accepted, List.of(), range, text -> {
            int value = Integer.parseInt(text);
            return check(value, value >= min && value <= max);
        });
    }

    /** An option that takes a number from {@code min} to {@code max}. */
    public static Option<Double> decimal(String name, String summary, double defaultValue, double min, double max) {
        String accepted = "a number from %s to %s".formatted(min, max);
        Optional<Range> range = Optional.of(new Range(min, max, false));
        return new Option<>(name, summary, defaultValue, accepted, List.of(), range, text -> {
            double value = Double.parseDouble(text);
            return check(value, value >= min && value <= max);
        });
    }

    /** An option that takes one of the constants of an enum, written in kebab case. */
    public static <E extends Enum<E>> Option<E> choice(String name, String summary, E defaultValue) {
        Class<E> type = defaultValue.getDeclaringClass();
        List<String> choices =
                Arrays.stream(type.getEnumConstants()).map(Option::kebab).toList();
        return new Option<>(name, summary, defaultValue, String.join("|", choices), choices, Optional.empty(), text -> {
            int index = choices.indexOf(text);
            return type.getEnumConstants()[check(index, index >= 0)];
        });
    }

    /** An option that takes any text; what is accepted is said in words, and the provider itself must check it. */
    public static Option<String> text(String name, String summary, String defaultValue, String accepted) {
        return new Option<>(name, summary, defaultValue, accepted, List.of(), Optional.empty(), text -> text);
    }

    /** The name, in kebab case. */
    public String name() {
        return name;
    }

    /** What the option does, in one line. */
    public String summary() {
        return summary;
    }

    /** The value that holds if a spec doesn't set the option. */
    public T defaultValue() {
        return defaultValue;
    }

    /** What the option accepts, in words. */
    public String accepted() {
        return accepted;
    }

    /** The accepted values if there is a fixed set of them, otherwise empty. */
    public List<String> choices() {
        return choices;
    }

    /** The range of the accepted numbers if it takes numbers, otherwise empty. */
    public Optional<Range> range() {
        return range;
    }

    /** A value of this option as people write it. */
    public String format(Object value) {
        return value instanceof Enum<?> constant ? kebab(constant) : String.valueOf(value);
    }

    T parse(String text) {
        try {
            return parser.apply(text);
        } catch (IllegalArgumentException e) {
            throw new InvalidSpecException("option %s='%s': expected %s".formatted(name, text, accepted));
        }
    }

    private static <V> V check(V value, boolean inRange) {
        if (!inRange) {
            throw new IllegalArgumentException("out of range");
        }
        return value;
    }

    private static String kebab(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
