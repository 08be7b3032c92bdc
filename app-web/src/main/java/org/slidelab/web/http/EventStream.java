package org.slidelab.web.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slidelab.lab.report.Json;

/**
 * An answer that comes as server-sent events.
 *
 * <p>Nobody who sends waits for the network: one event is being written, others queue up behind it, and those that only
 * tell how far things are get dropped while the reader is slow. A reader who is gone is noticed at the next write.
 */
public final class EventStream {

    static final String TYPE = "text/event-stream";

    private final Response response;
    private final Callback callback;
    private final Queue<String> waiting = new ArrayDeque<>();
    private boolean writing;
    private boolean ended;
    private boolean broken;

    EventStream(Response response, Callback callback) {
        this.response = response;
        this.callback = callback;
    }

    /** Sends an event that must arrive. */
    public synchronized void send(String event, Object data) {
        enqueue("event: %s\ndata: %s\n\n".formatted(event, Json.line(data)));
    }

    /** Sends an event unless one is still on its way. */
    public synchronized void sendIfIdle(String event, Object data) {
        if (!writing) {
            send(event, data);
        }
    }

    /** Sends something that readers pass over, to find out whether there is one. */
    public synchronized void probe() {
        if (!writing) {
            enqueue(":\n\n");
        }
    }

    /** Whether the reader is gone. */
    public synchronized boolean broken() {
        return broken;
    }

    /** Ends the answer after what was sent. */
    public synchronized void end() {
        ended = true;
        if (!writing) {
            writeNext();
        }
    }

    private void enqueue(String text) {
        if (ended || broken) {
            return;
        }
        waiting.add(text);
        if (!writing) {
            writeNext();
        }
    }

    private synchronized void writeNext() {
        String text = waiting.poll();
        writing = text != null;
        if (text != null) {
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, TYPE);
            response.write(
                    false,
                    ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)),
                    Callback.from(this::writeNext, this::fail));
        } else if (ended && !broken) {
            Content.Sink.write(response, true, "", callback);
        }
    }

    private synchronized void fail(Throwable cause) {
        if (!broken) {
            broken = true;
            writing = false;
            waiting.clear();
            callback.failed(cause);
        }
    }
}
