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
final class EventStream implements Reply {

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

    @Override
    public boolean isTold() {
        return true;
    }

    @Override
    public synchronized void tell(String event, Object data) {
        enqueue("event: %s\ndata: %s\n\n".formatted(event, Json.line(data)));
    }

    @Override
    public synchronized void tellIfIdle(String event, Object data) {
        if (!writing) {
            tell(event, data);
        }
    }

    @Override
    public synchronized void probe() {
        if (!writing) {
            enqueue(":\n\n"); // readers pass over it
        }
    }

    @Override
    public synchronized boolean abandoned() {
        return broken;
    }

    @Override
    public void complete(Object result) {
        end("result", result);
    }

    @Override
    public void refuse(Refusal refusal) {
        end("refused", refusal.fields());
    }

    private synchronized void end(String event, Object data) {
        tell(event, data);
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
