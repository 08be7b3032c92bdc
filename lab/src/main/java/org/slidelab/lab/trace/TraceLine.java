package org.slidelab.lab.trace;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.search.Problem;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * One line of a trace in JSON lines. Fields that nobody knows are passed over, so that a later version can add some.
 *
 * <p>Numbers are {@code Long}, lists of numbers {@code int[]}; read token by token, which is six times as fast as through
 * a mapper to objects.
 *
 * @param fields the fields that are not null
 */
record TraceLine(Map<String, Object> fields) {

    private static final int MOST_TILES = Dimensions.MAX * Dimensions.MAX;
    private static final JsonFactory FACTORY = JsonFactory.builder().build();

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is no JSON object
     */
    static TraceLine parse(byte[] bytes, int length) {
        Map<String, Object> fields = new HashMap<>();
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), bytes, 0, length)) {
            boolean object = parser.nextToken() == JsonToken.START_OBJECT;
            for (String name = object ? parser.nextName() : null; name != null; name = parser.nextName()) {
                read(parser, name, fields);
            }
            if (object && parser.nextToken() == null) {
                return new TraceLine(fields);
            }
        } catch (JacksonException e) {
            throw new IllegalArgumentException("not a JSON object of a trace (" + e.getOriginalMessage() + ")", e);
        }
        throw new IllegalArgumentException("not a JSON object of a trace");
    }

    boolean isEnd() {
        return "end".equals(fields.get("event"));
    }

    TraceEnd end() {
        return new TraceEnd(
                text("outcome"),
                fields.containsKey("cost") ? OptionalInt.of(number("cost")) : OptionalInt.empty(),
                need("events", Long.class, "a number"));
    }

    TraceHeader header() {
        if (!"slidelab".equals(fields.get("trace"))) {
            throw new IllegalArgumentException("not the header of a trace of Slidelab");
        }
        if (number("version") != TraceHeader.VERSION) {
            throw new IllegalArgumentException("trace format version %d; this Slidelab reads version %d"
                    .formatted(number("version"), TraceHeader.VERSION));
        }
        Dimensions size = new Dimensions(number("rows"), number("columns"));
        Problem problem = new Problem(board("board", size), board("goal", size), MoveOrder.parse(text("moveOrder")));
        if (number("unitsPerMove") < 1) {
            throw new IllegalArgumentException(
                    "unitsPerMove is %d; expected 1 or more".formatted(number("unitsPerMove")));
        }
        Optional<String> heuristic =
                fields.containsKey("heuristic") ? Optional.of(text("heuristic")) : Optional.empty();
        return new TraceHeader(problem, text("algorithm"), heuristic, number("unitsPerMove"));
    }

    TraceEvent event(Dimensions size) {
        String word = text("event");
        if (word.equals("iteration")) {
            return new TraceEvent.Round(number("bound"));
        }
        if (word.equals("improve")) {
            return new TraceEvent.Improved(number("cost"));
        }
        for (TraceEvent.Kind kind : TraceEvent.Kind.values()) {
            if (kind.word().equals(word)) {
                return new TraceEvent.Node(
                        kind,
                        need("id", Long.class, "a number"),
                        fields.containsKey("parent") ? need("parent", Long.class, "a number") : -1,
                        number("g"),
                        number("h"),
                        number("f"),
                        fields.containsKey("replaces") ? need("replaces", Long.class, "a number") : -1,
                        board("state", size));
            }
        }
        throw new IllegalArgumentException(
                "unknown event '%s'; expected generate, prune, reopen, expand, goal, iteration, improve or end"
                        .formatted(word));
    }

    private static void read(JsonParser parser, String name, Map<String, Object> fields) {
        JsonToken token = parser.nextToken();
        if (token == JsonToken.VALUE_NUMBER_INT) {
            fields.put(name, parser.getLongValue());
        } else if (token == JsonToken.VALUE_STRING) {
            fields.put(name, parser.getString());
        } else if (token == JsonToken.START_ARRAY) {
            fields.put(name, numbers(parser));
        } else {
            parser.skipChildren();
        }
    }

    private static int[] numbers(JsonParser parser) {
        int[] numbers = new int[MOST_TILES];
        int count = 0;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (count == MOST_TILES) {
                throw new IllegalArgumentException("a list of more than %d numbers".formatted(MOST_TILES));
            }
            numbers[count++] = parser.getIntValue();
        }
        return Arrays.copyOf(numbers, count);
    }

    private Board board(String name, Dimensions size) {
        return Board.of(size, need(name, int[].class, "a list of tiles"));
    }

    private String text(String name) {
        return need(name, String.class, "a text");
    }

    private int number(String name) {
        long number = need(name, Long.class, "a number");
        if (number != (int) number) {
            throw new IllegalArgumentException("field '%s' is %d, which is out of range".formatted(name, number));
        }
        return (int) number;
    }

    private <T> T need(String name, Class<T> type, String expected) {
        Object value = fields.get(name);
        if (value == null) {
            throw new IllegalArgumentException("field '%s' is missing".formatted(name));
        }
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException("field '%s' is not %s".formatted(name, expected));
        }
        return type.cast(value);
    }
}
