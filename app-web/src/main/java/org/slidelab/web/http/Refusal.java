package org.slidelab.web.http;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpStatus;

/** Thrown when a request can't be answered: a status, one sentence, and which parameter is to blame if one is. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String field;

    /** Creates a refusal that no parameter is to blame for. */
    public Refusal(int status, String sentence) {
        this(status, "", sentence);
    }

    private Refusal(int status, String field, String sentence) {
        super(sentence, null, false, false);
        this.status = status;
        this.field = field;
    }

    /** A parameter has a value that is not accepted. */
    public static Refusal of(String field, String sentence) {
        return new Refusal(HttpStatus.BAD_REQUEST_400, field, sentence);
    }

    /**
     * Reads the value of a parameter; an exception that explains what is wrong with it becomes a refusal. Where it names
     * an option of the command line, the parameter has the same name without the dashes.
     */
    public static <T> T orRefuse(String field, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (IllegalArgumentException e) {
            throw of(field, String.valueOf(e.getMessage()).replace("--", ""));
        }
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** The sentence for people, in one line. */
    private String sentence() {
        return String.valueOf(getMessage()).strip().replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
    }

    /** The sentence and, if there is one, the parameter that is to blame. */
    Map<String, Object> fields() {
        return field.isEmpty() ? Map.of("error", sentence()) : ImmutableMap.of("error", sentence(), "field", field);
    }
}
