package org.slidelab.lab.experiment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A finished run as it stands in the results: named fields, the same in JSON and CSV.
 *
 * @param fields the fields, in order; one without a value is null
 */
public record RunRecord(Map<String, @Nullable Object> fields) {

    static final String INSTANCE = "instance";
    static final String DISTANCE = "distance";
    static final String ESTIMATE = "estimate";

    /** Creates a record. */
    public RunRecord {
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    /** The number of the board in the study. */
    public int instance() {
        return (int) number(INSTANCE);
    }

    /** The board, its tiles separated by spaces. */
    public String board() {
        return fields.get("board") instanceof List<?> tiles
                ? tiles.stream().map(String::valueOf).collect(Collectors.joining(" "))
                : "";
    }

    /** The means: {@code bfs}, {@code astar manhattan}. */
    public String configuration() {
        return text("algorithm") + heuristic().map(spec -> " " + spec).orElse("");
    }

    /** The spec of the heuristic, if there was one. */
    public Optional<String> heuristic() {
        return Optional.ofNullable(fields.get("heuristic")).map(Object::toString);
    }

    /** The word for the outcome. */
    public String outcome() {
        return text("outcome");
    }

    /** Whether a solution was found. */
    public boolean solved() {
        return outcome().equals("solved");
    }

    /** Whether a limit ended the run. */
    public boolean cutOff() {
        return outcome().endsWith("-limit");
    }

    /** Whether a provider failed or hung. */
    public boolean failed() {
        return outcome().equals("failed");
    }

    /** The length of the solution, if there is one. */
    public OptionalInt cost() {
        return whole("cost");
    }

    /** Whether the solution is certainly shortest. */
    public boolean optimal() {
        return Boolean.TRUE.equals(fields.get("optimal"));
    }

    /** The length of a shortest solution, if it was known before the run. */
    public OptionalInt distance() {
        return whole(DISTANCE);
    }

    /** The heuristic's estimate of the board, in moves, if there is one. */
    public OptionalDouble estimate() {
        return fields.get(ESTIMATE) instanceof Number number
                ? OptionalDouble.of(number.doubleValue())
                : OptionalDouble.empty();
    }

    /** A number by its name, such as {@code expanded} or {@code seconds}; NaN if it has no value. */
    public double number(String name) {
        return fields.get(name) instanceof Number number ? number.doubleValue() : Double.NaN;
    }

    /** What there is to add: how a provider failed, or why a board is unsolvable. */
    public String note() {
        return text("note");
    }

    private OptionalInt whole(String name) {
        return fields.get(name) instanceof Number number ? OptionalInt.of(number.intValue()) : OptionalInt.empty();
    }

    private String text(String name) {
        Object value = fields.get(name);
        return value == null ? "" : value.toString();
    }
}
