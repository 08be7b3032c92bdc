package org.slidelab.web;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.net.BindException;
import java.util.Objects;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.lab.window.OpenWindow;
import org.slidelab.lab.window.Window;
import org.slidelab.lab.window.WindowSettings;
import org.slidelab.web.api.Api;
import org.slidelab.web.http.Gate;
import org.slidelab.web.http.Pages;
import org.slidelab.web.http.Pulse;
import org.slidelab.web.http.Refusals;
import org.slidelab.web.search.SearchDesk;

/** The window, served by Jetty. */
@AutoService(Window.class)
public final class JettyWindow implements Window {

    private static final int MOST_THREADS = 16;
    private static final int CONNECTIONS_TO_ACCEPT = 1024;
    private static final int IDLE_MILLIS = 30_000;

    /** Creates the window; nothing is served yet. */
    public JettyWindow() {}

    @Override
    public OpenWindow open(Catalog catalog, WindowSettings settings) throws IOException {
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS);
        threads.setName("web");
        threads.setDaemon(true);
        Server server = new Server(threads);
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        connector.setHost(settings.address().getHostAddress());
        connector.setPort(settings.port());
        connector.setAcceptQueueSize(CONNECTIONS_TO_ACCEPT);
        connector.setIdleTimeout(IDLE_MILLIS);
        server.addConnector(connector);
        server.setErrorHandler(new Refusals());
        SearchDesk desk = new SearchDesk(settings.searches(), settings.waiting());
        Pulse pulse = new Pulse();
        Pages pages = new Pages(JettyWindow.class);
        server.setHandler(new Gate(
                new Handler.Sequence(Api.router(catalog, settings, pages, desk, pulse), pages), settings.address()));
        RunningWindow window = new RunningWindow(server, connector, desk, pulse);
        try {
            server.start();
        } catch (Exception e) {
            window.close();
            throw new IOException(reason(e, settings), e);
        }
        return window;
    }

    private static String reason(Exception thrown, WindowSettings settings) {
        Throwable cause = thrown;
        while (!(cause instanceof BindException) && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return "address %s, port %d can't be used: %s"
                .formatted(
                        settings.address().getHostAddress(),
                        settings.port(),
                        Objects.requireNonNullElse(
                                cause.getMessage(), cause.getClass().getSimpleName()));
    }
}
