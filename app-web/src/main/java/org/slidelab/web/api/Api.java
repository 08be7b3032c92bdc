package org.slidelab.web.api;

import org.slidelab.core.catalog.Catalog;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.window.WindowSettings;
import org.slidelab.web.http.Pages;
import org.slidelab.web.http.Pulse;
import org.slidelab.web.http.Router;
import org.slidelab.web.search.SearchDesk;

/** All that the page, or any program on this machine, can ask. The file openapi.yaml describes it. */
public final class Api {

    private Api() {}

    /** The routes of the API. */
    public static Router router(Catalog catalog, WindowSettings settings, Pages pages, SearchDesk desk, Pulse pulse) {
        Configurations configurations = new Configurations(catalog);
        SettingsReader limits = new SettingsReader(settings.limits());
        Jobs jobs = new Jobs(desk, pulse);
        KnownDistances distances = new KnownDistances();
        return new Router("/api/v1/")
                .add("GET", "catalog", new CatalogRoute(catalog, settings.limits()))
                .add("GET", "openapi.yaml", (exchange, parameters) -> pages.send(exchange, "/openapi.yaml"))
                .add("POST", "board", new BoardRoute())
                .add("GET", "random", new RandomRoute(distances, jobs))
                .add("POST", "solve", new SolveRoute(configurations, limits, jobs))
                .add("POST", "compare", new CompareRoute(configurations, limits, jobs))
                .add("POST", "trace", new TraceRoute(configurations, limits, jobs))
                .add("POST", "path", new PathRoute(catalog, distances, jobs))
                .add("DELETE", "searches/*", new CancelRoute(desk));
    }
}
