package org.slidelab.lab.report;

import tools.jackson.databind.json.JsonMapper;

/** Writes fields as JSON. */
public final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Json() {}

    /** A value as JSON in one line: maps, lists, texts, numbers and booleans. */
    public static String line(Object value) {
        return MAPPER.writeValueAsString(value);
    }
}
