package org.slidelab.web.http;

import java.net.InetAddress;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Lets in only what comes from the window's own page, and tells browsers what the page may do.
 *
 * <p>A browser on this machine also runs pages of strangers, and any of them can send requests here. Three things keep
 * them out. A name of theirs that suddenly means 127.0.0.1 (DNS rebinding) shows in the header Host: only addresses in
 * numbers and {@code localhost} are taken, for a stranger owns names but no loopback address. A request from another
 * page shows in Origin and Sec-Fetch-Site. And a form can't send JSON, which is all that the API takes.
 */
public final class Gate extends Handler.Wrapper {

    private static final Pattern HOST = Pattern.compile("(\\[[0-9a-f:.]+]|[a-z0-9.-]+):(\\d{1,5})");
    private static final Pattern ADDRESS_IN_NUMBERS = Pattern.compile("\\[[0-9a-f:.]+]|\\d{1,3}(\\.\\d{1,3}){3}");
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final Set<String> OWN_SITE = Set.of("same-origin", "none");

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self';"
                    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
            "Cache-Control",
            "no-store");

    private final boolean loopbackOnly;

    /** Creates a gate in front of a handler for a server that listens at an address. */
    public Gate(Handler handler, InetAddress address) {
        super(handler);
        loopbackOnly = address.isLoopbackAddress();
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        HEADERS.forEach(response.getHeaders()::put);
        String host = lower(request.getHeaders().get(HttpHeader.HOST));
        try {
            checkHost(host, Request.getLocalPort(request));
            checkOrigin(request, host);
        } catch (Refusal refusal) {
            new Exchange(request, response, callback).refuse(refusal);
            return true;
        }
        return super.handle(request, response, callback);
    }

    private void checkHost(String host, int port) {
        Matcher matcher = HOST.matcher(host);
        boolean known = matcher.matches()
                && Integer.parseInt(matcher.group(2)) == port
                && (LOOPBACK.contains(matcher.group(1))
                        || (!loopbackOnly
                                && ADDRESS_IN_NUMBERS.matcher(matcher.group(1)).matches()));
        if (!known) {
            throw new Refusal(
                    HttpStatus.MISDIRECTED_REQUEST_421,
                    "the host '%s' isn't this server; expected %s"
                            .formatted(
                                    host,
                                    loopbackOnly
                                            ? "127.0.0.1:%d or localhost:%d".formatted(port, port)
                                            : "an address in numbers and port %d".formatted(port)));
        }
    }

    private static void checkOrigin(Request request, String host) {
        String origin = lower(request.getHeaders().get(HttpHeader.ORIGIN));
        String site = lower(request.getHeaders().get("Sec-Fetch-Site"));
        boolean link = "navigate".equals(request.getHeaders().get("Sec-Fetch-Mode"))
                && request.getMethod().equals("GET")
                && !Request.getPathInContext(request).startsWith("/api/");
        boolean own = (origin.isEmpty() || origin.equals("http://" + host))
                && (site.isEmpty() || OWN_SITE.contains(site) || link);
        if (!own) {
            throw new Refusal(HttpStatus.FORBIDDEN_403, "only Slidelab's own page may ask; this came from another one");
        }
    }

    private static String lower(@Nullable String text) {
        return Objects.requireNonNullElse(text, "").toLowerCase(Locale.ROOT);
    }
}
