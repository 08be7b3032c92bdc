package org.slidelab.web.http;

import com.google.common.base.Throwables;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Invocable.InvocationType;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds the route for a method and a path. A path may end in a star, which stands for one name; the route gets it as the
 * parameter {@code id}.
 */
public final class Router extends Handler.Abstract.NonBlocking {

    /** The most bytes of a body. */
    public static final int MOST_BYTES = 256 * 1024;

    /** A body somewhat too large is read to its end, for a sender who is cut off may never see the answer. */
    private static final int MOST_BYTES_TO_READ = 4 * MOST_BYTES;

    private static final Logger LOG = LoggerFactory.getLogger(Router.class);

    private final Map<String, Map<String, Route>> routes = new LinkedHashMap<>();
    private final String prefix;

    /** Creates a router for the paths that begin with a prefix. */
    public Router(String prefix) {
        this.prefix = prefix;
    }

    /** Adds a route. */
    public Router add(String method, String path, Route route) {
        routes.computeIfAbsent(prefix + path, key -> new TreeMap<>()).put(method, route);
        return this;
    }

    /** The methods of each path. */
    public Map<String, Map<String, Route>> routes() {
        return routes;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        String path = Request.getPathInContext(request);
        if (!path.startsWith(prefix)) {
            return false;
        }
        Exchange exchange = new Exchange(request, response, callback);
        guarded(exchange, () -> route(exchange, path));
        return true;
    }

    private void route(Exchange exchange, String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        Map<String, Route> methods = routes.get(path);
        boolean named = methods == null;
        if (named) {
            methods = routes.get(path.substring(0, path.length() - name.length()) + "*");
        }
        if (methods == null || (named && name.isEmpty())) {
            throw new Refusal(
                    HttpStatus.NOT_FOUND_404,
                    "there is no %s; /api/v1/openapi.yaml describes what there is".formatted(path));
        }
        String method = exchange.request().getMethod();
        Route route = methods.get(method);
        if (route == null) {
            exchange.response().getHeaders().put(HttpHeader.ALLOW, String.join(", ", methods.keySet()));
            throw new Refusal(
                    HttpStatus.METHOD_NOT_ALLOWED_405,
                    "%s takes %s, not %s".formatted(path, String.join(" or ", methods.keySet()), method));
        }
        if (method.equals("POST")) {
            readBody(exchange, route);
        } else {
            Parameters query = query(exchange.request());
            if (named) {
                query.values().put("id", name);
            }
            route.answer(exchange, query);
        }
    }

    private static Parameters query(Request request) {
        try {
            return Parameters.ofQuery(Request.extractQueryParameters(request));
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new Refusal(HttpStatus.BAD_REQUEST_400, "the query can't be read: " + e.getMessage());
        }
    }

    private static void readBody(Exchange exchange, Route route) {
        Request request = exchange.request();
        String type = Objects.requireNonNullElse(request.getHeaders().get(HttpHeader.CONTENT_TYPE), "none");
        if (!type.matches("(?i)application/json(\\s*;.*)?")) {
            throw new Refusal(
                    HttpStatus.UNSUPPORTED_MEDIA_TYPE_415,
                    "the body's type is %s; expected application/json".formatted(type));
        }
        if (request.getLength() > MOST_BYTES_TO_READ) {
            throw tooLarge();
        }
        Content.Source.asByteArrayAsync(
                request,
                MOST_BYTES_TO_READ,
                Promise.Invocable.from(
                        InvocationType.NON_BLOCKING, (body, failure) -> answer(exchange, route, body, failure)));
    }

    private static void answer(Exchange exchange, Route route, byte @Nullable [] body, @Nullable Throwable failure) {
        if (body != null && body.length <= MOST_BYTES) {
            guarded(exchange, () -> route.answer(exchange, Parameters.ofBody(body)));
        } else if (failure == null || Throwables.getRootCause(failure) instanceof IllegalStateException) {
            exchange.refuse(tooLarge());
        } else {
            exchange.callback().failed(failure);
        }
    }

    private static Refusal tooLarge() {
        return new Refusal(
                HttpStatus.PAYLOAD_TOO_LARGE_413, "the body is too large; at most %d bytes".formatted(MOST_BYTES));
    }

    /** Runs what may refuse; anything else that is thrown is our fault and told without details. */
    private static void guarded(Exchange exchange, Runnable work) {
        try {
            work.run();
        } catch (Refusal refusal) {
            exchange.refuse(refusal);
        } catch (RuntimeException e) {
            LOG.error(
                    "{} {}", exchange.request().getMethod(), exchange.request().getHttpURI(), e);
            exchange.refuse(new Refusal(HttpStatus.INTERNAL_SERVER_ERROR_500, "a fault of Slidelab; its log has more"));
        }
    }
}
