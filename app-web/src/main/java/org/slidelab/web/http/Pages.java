package org.slidelab.web.http;

import com.google.common.hash.Hashing;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** The files of the page, which lie in the jar. */
public final class Pages extends Handler.Abstract.NonBlocking {

    private static final Pattern FILE = Pattern.compile("/((?:[a-z0-9-]+/)*[a-z0-9-]+\\.(html|css|js|svg|yaml))");
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "yaml", "application/yaml");

    private final Map<String, Optional<Page>> pages = new ConcurrentHashMap<>();
    private final Class<?> beside;

    /** A file with what browsers need to know of it. */
    private record Page(ByteBuffer content, String type, String tag) {}

    /** Serves the files in the folder {@code page} beside a class. */
    public Pages(Class<?> beside) {
        this.beside = beside;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        Exchange exchange = new Exchange(request, response, callback);
        String path = Request.getPathInContext(request);
        if (!request.getMethod().equals("GET") && !request.getMethod().equals("HEAD")) {
            response.getHeaders().put(HttpHeader.ALLOW, "GET, HEAD");
            exchange.refuse(
                    new Refusal(HttpStatus.METHOD_NOT_ALLOWED_405, "pages take GET, not " + request.getMethod()));
            return true;
        }
        send(exchange, path.equals("/") ? "/index.html" : path);
        return true;
    }

    /** Answers with a file. */
    public void send(Exchange exchange, String path) {
        page(path)
                .ifPresentOrElse(
                        page -> send(exchange, page),
                        () -> exchange.refuse(new Refusal(
                                HttpStatus.NOT_FOUND_404, "there is no page %s; all begins at /".formatted(path))));
    }

    private void send(Exchange exchange, Page page) {
        exchange.response()
                .getHeaders()
                .put(HttpHeader.CACHE_CONTROL, "no-cache")
                .put(HttpHeader.ETAG, page.tag());
        if (page.tag().equals(exchange.request().getHeaders().get(HttpHeader.IF_NONE_MATCH))) {
            exchange.response().setStatus(HttpStatus.NOT_MODIFIED_304);
            exchange.callback().succeeded();
        } else {
            exchange.send(HttpStatus.OK_200, page.type(), page.content().slice());
        }
    }

    private Optional<Page> page(String path) {
        Matcher matcher = FILE.matcher(path);
        return matcher.matches()
                ? pages.computeIfAbsent(matcher.group(1), name -> read(name, matcher.group(2)))
                : Optional.empty();
    }

    private Optional<Page> read(String name, String extension) {
        try (InputStream stream = beside.getResourceAsStream("page/" + name)) {
            if (stream == null) {
                return Optional.empty();
            }
            byte[] content = stream.readAllBytes();
            String tag = "\"" + Hashing.sha256().hashBytes(content).toString().substring(0, 16) + "\"";
            return Optional.of(
                    new Page(ByteBuffer.wrap(content).asReadOnlyBuffer(), TYPES.getOrDefault(extension, ""), tag));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
