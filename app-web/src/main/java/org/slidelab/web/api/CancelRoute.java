package org.slidelab.web.api;

import java.util.List;
import org.eclipse.jetty.http.HttpStatus;
import org.slidelab.web.http.Exchange;
import org.slidelab.web.http.Parameters;
import org.slidelab.web.http.Refusal;
import org.slidelab.web.http.Route;
import org.slidelab.web.search.SearchDesk;

/**
 * Cancels a search; what it found so far goes to whoever began it.
 *
 * @param desk where searches run
 */
record CancelRoute(SearchDesk desk) implements Route {

    @Override
    public void answer(Exchange exchange, Parameters parameters) {
        parameters.only(List.of("id"));
        String id = parameters.text("id").orElse("");
        if (!desk.cancel(id)) {
            throw new Refusal(HttpStatus.NOT_FOUND_404, "no search with the number '%s' waits or runs".formatted(id));
        }
        exchange.done();
    }
}
