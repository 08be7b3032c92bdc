package org.slidelab.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.lab.window.WindowSettings;
import org.slidelab.web.Served.Answer;
import org.slidelab.web.api.Api;
import org.slidelab.web.http.Pages;
import org.slidelab.web.http.Pulse;
import org.slidelab.web.http.Router;
import org.slidelab.web.search.SearchDesk;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The description of the API is true: each path and answer in it is tried, and there is no other. */
class OpenApiTest {

    private static final String ENDLESS =
            "{\"board\":\"%s\",\"algorithm\":\"idastar\",\"heuristic\":\"zero\"}".formatted(Served.HARD);

    private static final JsonNode DESCRIPTION = description();
    private static final Served SERVED = Served.withDefaults();
    private static final Served FULL = Served.with(WindowSettings.local().withSearches(1, 0));

    private final Set<String> tried = new TreeSet<>();

    @AfterAll
    static void close() {
        SERVED.close();
        FULL.close();
    }

    @Test
    void everyAnswer_thatIsDescribed_comesAsDescribed() {
        String board = "\"board\":\"125340678\"";
        get("/api/v1/catalog", "", 200);
        get("/api/v1/catalog", "?x=1", 400);
        get("/api/v1/openapi.yaml", "", 200);
        post("/api/v1/board", "{" + board + "}", 200);
        post("/api/v1/board", "{\"board\":\"1\"}", 400);
        get("/api/v1/random", "?depth=9", 200);
        get("/api/v1/random", "?depth=x", 400);
        post("/api/v1/solve", "{" + board + "}", 200);
        post("/api/v1/solve", "{\"board\":\"021345678\"}", 200);
        post("/api/v1/solve", "{\"maxNodes\":9,\"board\":\"806547231\"}", 200);
        post("/api/v1/solve", "{" + board + ",\"algorithm\":\"none\"}", 400);
        post("/api/v1/compare", "{" + board + ",\"algorithms\":[\"bfs\",\"astar\"]}", 200);
        post("/api/v1/compare", "{" + board + "}", 400);
        post("/api/v1/trace", "{" + board + ",\"algorithm\":\"idastar\"}", 200);
        post("/api/v1/trace", "{" + board + ",\"algorithm\":\"anytime\"}", 200);
        post("/api/v1/trace", "{" + board + ",\"expansions\":0}", 400);
        post("/api/v1/path", "{" + board + ",\"moves\":\"ULL\",\"heuristic\":\"euclidean\"}", 200);
        post("/api/v1/path", "{" + board + ",\"moves\":\"Q\",\"heuristic\":\"manhattan\"}", 400);
        check("/api/v1/searches/{id}", "delete", SERVED.delete("/api/v1/searches/none"), 404);
        whileFull();

        assertThat(tried).isEqualTo(described());
    }

    @Test
    void everyRoute_isDescribed() {
        SearchDesk desk = new SearchDesk(1, 1);
        try (Pulse pulse = new Pulse()) {
            Router router = Api.router(
                    Catalog.of(OpenApiTest.class.getClassLoader()),
                    WindowSettings.local(),
                    new Pages(JettyWindow.class),
                    desk,
                    pulse);
            Set<String> routes = new TreeSet<>();
            router.routes()
                    .forEach((path, methods) ->
                            methods.keySet().forEach(method -> routes.add(method + " " + path.replace("*", "{id}"))));
            Set<String> paths = new TreeSet<>();
            described().forEach(each -> paths.add(each.substring(0, each.lastIndexOf(' '))));

            assertThat(routes).isEqualTo(paths);
        }
        desk.close();
    }

    /** While one search runs and none may wait: the others are sent away, and it can be cancelled. */
    private void whileFull() {
        try (Stream<String> lines =
                FULL.open("/api/v1/solve", Map.of("board", Served.HARD, "algorithm", "idastar", "heuristic", "zero"))) {
            var each = lines.iterator();
            each.next();
            String id = Served.JSON
                    .readTree(each.next().substring("data: ".length()))
                    .get("id")
                    .asString();
            check("/api/v1/random", "get", FULL.get("/api/v1/random"), 429);
            for (String path : List.of("solve", "trace")) {
                check("/api/v1/" + path, "post", FULL.post("/api/v1/" + path, ENDLESS), 429);
            }
            String board = "{\"board\":\"125340678\",";
            check("/api/v1/compare", "post", FULL.post("/api/v1/compare", board + "\"algorithms\":[\"bfs\"]}"), 429);
            check("/api/v1/path", "post", FULL.post("/api/v1/path", board + "\"heuristic\":\"manhattan\"}"), 429);
            check("/api/v1/searches/{id}", "delete", FULL.delete("/api/v1/searches/" + id), 204);
        }
    }

    private void get(String path, String query, int status) {
        check(path, "get", SERVED.get(path + query), status);
    }

    private void post(String path, String body, int status) {
        HttpRequest.Builder request = SERVED.posting(path, body);
        check(path, "post", SERVED.send(request), status);
        if (status == 200) {
            JsonNode schema = operation(path, "post")
                    .get("requestBody")
                    .get("content")
                    .get("application/json")
                    .get("schema");
            validate(schema, Served.JSON.readTree(body), "body of " + path);
        }
    }

    private void check(String path, String method, Answer answer, int status) {
        String where = "%s %s %d".formatted(method.toUpperCase(Locale.ROOT), path, status);
        assertThat(answer.status())
                .as("%s: %s", where, answer.response().body())
                .isEqualTo(status);
        tried.add(where);
        JsonNode described = resolve(operation(path, method).get("responses").get(String.valueOf(status)));
        if (described.has("content")) {
            String type = described.get("content").propertyNames().iterator().next();
            assertThat(answer.header("Content-Type")).as(where).isEqualTo(type);
            JsonNode body = type.endsWith("yaml") ? yaml(answer.response().body()) : answer.json();
            validate(described.get("content").get(type).get("schema"), body, where);
        }
    }

    /** A schema refers to others of the same document. */
    private static void validate(JsonNode schema, JsonNode value, String where) {
        ObjectNode whole = ((ObjectNode) schema).deepCopy();
        whole.set("components", DESCRIPTION.get("components"));
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(whole)
                        .validate(value))
                .as(where)
                .isEmpty();
    }

    private static JsonNode operation(String path, String method) {
        JsonNode operation = DESCRIPTION.get("paths").path(path).path(method);
        assertThat(operation.isObject()).as("%s %s is described", method, path).isTrue();
        return operation;
    }

    private static JsonNode resolve(JsonNode node) {
        return node.has("$ref") ? DESCRIPTION.at(node.get("$ref").asString().substring(1)) : node;
    }

    private static Set<String> described() {
        List<String> all = new ArrayList<>();
        DESCRIPTION
                .get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(operation -> operation
                                .getValue()
                                .get("responses")
                                .propertyNames()
                                .forEach(status -> all.add(operation.getKey().toUpperCase(Locale.ROOT) + " "
                                        + path.getKey() + " " + status))));
        return new TreeSet<>(all);
    }

    private static JsonNode description() {
        try (InputStream stream = JettyWindow.class.getResourceAsStream("page/openapi.yaml")) {
            return yaml(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode yaml(String text) {
        return new YAMLMapper().readTree(text);
    }
}
