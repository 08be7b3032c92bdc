package org.slidelab.web;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slidelab.lab.window.OpenWindow;
import org.slidelab.web.http.Pulse;
import org.slidelab.web.search.SearchDesk;

/**
 * A window that is being served.
 *
 * @param server the server
 * @param connector where it listens
 * @param desk where its searches run
 * @param pulse watches the answers that are worked out
 */
record RunningWindow(Server server, ServerConnector connector, SearchDesk desk, Pulse pulse) implements OpenWindow {

    private static final Logger LOG = LoggerFactory.getLogger(RunningWindow.class);

    @Override
    public URI address() {
        InetAddress address = new InetSocketAddress(connector.getHost(), 0).getAddress();
        String host = address.isAnyLocalAddress() ? "127.0.0.1" : address.getHostAddress();
        return URI.create(
                "http://%s:%d/".formatted(host.contains(":") ? "[" + host + "]" : host, connector.getLocalPort()));
    }

    @Override
    public void close() {
        desk.close();
        pulse.close();
        try {
            server.stop();
        } catch (Exception e) {
            LOG.warn("the server did not stop in order", e);
        }
    }
}
