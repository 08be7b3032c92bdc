package org.slidelab.web.http;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.jetty.util.Fields;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.provider.NearestName;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The named values of a request, from its JSON body or its query. Whoever reads one says what would be accepted.
 *
 * @param values the values
 */
public record Parameters(ObjectNode values) {

    private static final int DEEPEST = 10;

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** Reads a JSON body. */
    static Parameters ofBody(byte[] body) {
        try {
            if (JSON.readTree(new String(body, StandardCharsets.UTF_8)) instanceof ObjectNode object) {
                return new Parameters(object);
            }
        } catch (JacksonException e) {
            throw new Refusal(400, "the body isn't JSON; " + where(e.getLocation()));
        }
        throw new Refusal(400, "the body isn't a JSON object; expected one such as {\"board\": \"125340678\"}");
    }

    private static String where(@Nullable TokenStreamLocation location) {
        return location == null
                ? "it is nested more than %d levels deep".formatted(DEEPEST)
                : "it goes wrong at line %d, column %d".formatted(location.getLineNr(), location.getColumnNr());
    }

    /** Takes the values of a query. */
    static Parameters ofQuery(Fields fields) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        fields.forEach(field -> object.put(field.getName(), field.getValue()));
        return new Parameters(object);
    }

    /** Refuses parameters that nobody reads: most likely their names are mistyped. */
    public Parameters only(Collection<String> names) {
        Set<String> known = new TreeSet<>(names);
        for (String name : values.propertyNames()) {
            if (!known.contains(name)) {
                String accepted = known.isEmpty() ? "none is taken" : NearestName.suggestion(name, known);
                throw Refusal.of(name, "unknown parameter '%s'; %s".formatted(name, accepted));
            }
        }
        return this;
    }

    /** A text; a list of numbers or texts counts as one, its parts separated by spaces. */
    public Optional<String> text(String name) {
        JsonNode value = values.get(name);
        if (value == null || value.isNull()) {
            return Optional.empty();
        }
        if (value.isArray() && value.valueStream().allMatch(JsonNode::isValueNode)) {
            return Optional.of(value.valueStream().map(JsonNode::asString).collect(Collectors.joining(" ")));
        }
        if (value.isString() || value.isNumber()) {
            return Optional.of(value.asString());
        }
        throw Refusal.of(name, "%s is %s; expected a text".formatted(name, value));
    }

    /** A list of texts, empty if there is none. */
    public List<String> texts(String name) {
        JsonNode value = values.get(name);
        List<String> texts = new ArrayList<>();
        if (value == null || value.isNull()) {
            return texts;
        }
        if (!value.isArray()) {
            throw Refusal.of(name, "%s is %s; expected a list of texts".formatted(name, value));
        }
        for (JsonNode each : value) {
            if (!each.isString()) {
                throw Refusal.of(name, "%s has %s in it; expected texts".formatted(name, each));
            }
            texts.add(each.asString());
        }
        return texts;
    }

    /** A whole number in a range. */
    public Optional<Long> whole(String name, long min, long max) {
        return text(name).map(text -> {
            try {
                long number = Long.parseLong(text.strip());
                if (number >= min && number <= max) {
                    return number;
                }
            } catch (NumberFormatException e) {
                // Said below.
            }
            throw Refusal.of(name, "%s is '%s'; expected a whole number from %d to %d".formatted(name, text, min, max));
        });
    }

    /** A number above 0 and up to a limit. */
    public Optional<Double> positive(String name, double max) {
        return text(name).map(text -> {
            try {
                double number = Double.parseDouble(text.strip());
                if (number > 0 && number <= max) {
                    return number;
                }
            } catch (NumberFormatException e) {
                // Said below.
            }
            throw Refusal.of(name, "%s is '%s'; expected a number above 0, at most %s".formatted(name, text, max));
        });
    }

    /** True or false; false if it isn't given. */
    public boolean flag(String name) {
        JsonNode value = values.get(name);
        if (value == null || value.isNull()) {
            return false;
        }
        if (!value.isBoolean()) {
            throw Refusal.of(name, "%s is %s; expected true or false".formatted(name, value));
        }
        return value.asBoolean();
    }
}
