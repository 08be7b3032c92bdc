package org.slidelab.lab.report;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Writes fields as JSON, and reads them back. */
public final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final TypeReference<LinkedHashMap<String, @Nullable Object>> FIELDS = new TypeReference<>() {};

    private Json() {}

    /** A value as JSON in one line: maps, lists, texts, numbers and booleans. */
    public static String line(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** The fields of an object in one line, in its order; empty if the line isn't a whole object. */
    public static Optional<Map<String, @Nullable Object>> fields(String line) {
        try {
            return Optional.ofNullable(MAPPER.readValue(line, FIELDS));
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }
}
