package org.slidelab.web.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.BufferUtil;

/**
 * An answer that comes as a whole.
 *
 * <p>While nothing is written, nothing fails, so whoever hangs up must be noticed in another way. The server reads from a
 * connection again only after the answer, so until then it can be read from here: at its end nobody waits any more. A
 * byte that comes instead belongs to a request sent ahead; the connection is closed after this answer then, which tells
 * the sender to send it again.
 */
final class JsonReply implements Reply {

    private final Exchange exchange;
    private final EndPoint connection;
    private boolean watching = true;
    private boolean abandoned;

    JsonReply(Exchange exchange) {
        this.exchange = exchange;
        this.connection =
                exchange.request().getConnectionMetaData().getConnection().getEndPoint();
    }

    @Override
    public boolean isTold() {
        return false;
    }

    @Override
    public void tell(String event, Object data) {}

    @Override
    public void tellIfIdle(String event, Object data) {}

    @Override
    public synchronized void probe() {
        if (!watching) {
            return;
        }
        int read = read();
        watching = read == 0;
        abandoned = read < 0;
        if (read > 0) {
            exchange.response().getHeaders().put(HttpHeader.CONNECTION, "close");
        }
    }

    private int read() {
        ByteBuffer buffer = BufferUtil.allocate(1);
        try {
            return connection.fill(buffer);
        } catch (IOException e) {
            return -1;
        }
    }

    @Override
    public synchronized boolean abandoned() {
        return abandoned;
    }

    @Override
    public void complete(Object result) {
        stopWatching();
        exchange.json(result);
    }

    @Override
    public void refuse(Refusal refusal) {
        stopWatching();
        exchange.refuse(refusal);
    }

    private synchronized void stopWatching() {
        watching = false;
    }
}
