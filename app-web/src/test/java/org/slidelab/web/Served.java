package org.slidelab.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.lab.window.OpenWindow;
import org.slidelab.lab.window.WindowSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A window that is really served, and a client that asks it. */
public final class Served implements AutoCloseable {

    static final JsonMapper JSON = JsonMapper.builder().build();

    /** A 15-puzzle that takes IDA* with Manhattan distance far longer than any test. */
    public static final String HARD = "15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0";

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final OpenWindow window;

    private Served(OpenWindow window) {
        this.window = window;
    }

    /** With the providers on the class path and the usual settings. */
    public static Served withDefaults() {
        return with(WindowSettings.local());
    }

    /** With the providers on the class path. */
    public static Served with(WindowSettings settings) {
        return with(Catalog.of(Served.class.getClassLoader()), settings);
    }

    /** With the plugins in a folder, too. */
    public static Served withPlugins(Path folder) {
        return with(Catalog.of(Served.class.getClassLoader(), folder), WindowSettings.local());
    }

    private static Served with(Catalog catalog, WindowSettings settings) {
        try {
            return new Served(new JettyWindow().open(catalog, settings));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What a browser would be given. */
    public URI address() {
        return window.address();
    }

    /** An answer: its status, its headers and its JSON. */
    record Answer(HttpResponse<String> response) {

        int status() {
            return response.statusCode();
        }

        JsonNode json() {
            return JSON.readTree(response.body());
        }

        String error() {
            return json().get("error").asString();
        }

        String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }
    }

    /** An event of a stream. */
    record Event(String name, JsonNode data) {}

    Answer get(String path, String... headers) {
        return send(request(path, headers).GET());
    }

    Answer post(String path, String body, String... headers) {
        return send(posting(path, body, headers));
    }

    Answer post(String path, Map<String, ?> body) {
        return post(path, JSON.writeValueAsString(body));
    }

    Answer delete(String path) {
        return send(request(path).DELETE());
    }

    Answer send(HttpRequest.Builder request) {
        try {
            return new Answer(client.send(request.build(), BodyHandlers.ofString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Begins a stream of events; closing the lines leaves it. */
    Stream<String> open(String path, Map<String, ?> body) {
        try {
            return client.send(
                            posting(path, JSON.writeValueAsString(body), "Accept", "text/event-stream")
                                    .build(),
                            BodyHandlers.ofLines())
                    .body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** All events until the end. */
    List<Event> events(String path, Map<String, ?> body) {
        List<Event> events = new ArrayList<>();
        String[] name = {""};
        try (Stream<String> lines = open(path, body)) {
            lines.forEach(line -> {
                if (line.startsWith("event: ")) {
                    name[0] = line.substring(7);
                } else if (line.startsWith("data: ")) {
                    events.add(new Event(name[0], JSON.readTree(line.substring(6))));
                }
            });
        }
        return events;
    }

    HttpRequest.Builder posting(String path, String body, String... headers) {
        return request(path, headers).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body));
    }

    HttpRequest.Builder request(String path, String... headers) {
        HttpRequest.Builder builder =
                HttpRequest.newBuilder(address().resolve(path)).timeout(Duration.ofSeconds(60));
        return headers.length == 0 ? builder : builder.headers(headers);
    }

    @Override
    public void close() {
        window.close();
    }
}
