package org.slidelab.web.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slidelab.lab.report.Json;

/**
 * A request and the way to answer it, once, from any thread.
 *
 * @param request what was asked
 * @param response where the answer goes
 * @param callback to be told when the answer is complete
 */
public record Exchange(Request request, Response response, Callback callback) {

    private static final String JSON = "application/json";

    private boolean wantsEvents() {
        return request.getHeaders().contains(HttpHeader.ACCEPT, EventStream.TYPE);
    }

    /** Answers with JSON. */
    public void json(Object value) {
        send(HttpStatus.OK_200, JSON, bytes(value));
    }

    /** Answers that it is done and there is nothing to say. */
    public void done() {
        response.setStatus(HttpStatus.NO_CONTENT_204);
        callback.succeeded();
    }

    /** Answers with a refusal. */
    public void refuse(Refusal refusal) {
        if (refusal.status() == HttpStatus.TOO_MANY_REQUESTS_429) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, 1);
        }
        send(refusal.status(), JSON, bytes(refusal.fields()));
    }

    /** The answer as it was asked for: as a whole, or as events. */
    public Reply reply() {
        return wantsEvents() ? new EventStream(response, callback) : new JsonReply(this);
    }

    /** Waits for the answer as long as it takes: a search has its own time limit. */
    public void waitPatiently() {
        request.addIdleTimeoutListener(timeout -> false);
    }

    void send(int status, String type, ByteBuffer content) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, content.remaining());
        response.write(true, content, callback);
    }

    private static ByteBuffer bytes(Object value) {
        return ByteBuffer.wrap(Json.line(value).getBytes(StandardCharsets.UTF_8));
    }
}
