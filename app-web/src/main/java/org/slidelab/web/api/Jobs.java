package org.slidelab.web.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpStatus;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.web.http.EventStream;
import org.slidelab.web.http.Exchange;
import org.slidelab.web.http.Pulse;
import org.slidelab.web.http.Refusal;
import org.slidelab.web.search.SearchDesk;
import org.slidelab.web.search.Ticket;

/**
 * Has answers worked out at the desk. As JSON an answer comes when it is complete. As events it begins with
 * {@code accepted}, which has the number to cancel by, and ends with {@code result}, whose data is the same JSON, or with
 * {@code refused}.
 *
 * @param desk where the work waits for its turn
 * @param pulse watches the readers of events
 */
record Jobs(SearchDesk desk, Pulse pulse) {

    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);

    /** Answers with what the work gives. */
    void answer(Exchange exchange, Function<Job, Object> work) {
        if (exchange.wantsEvents()) {
            answerWithEvents(exchange, work);
        } else {
            exchange.waitPatiently();
            desk.submit(ticket -> {}, ticket -> answerWithJson(exchange, ticket, work));
        }
    }

    private static void answerWithJson(Exchange exchange, Ticket ticket, Function<Job, Object> work) {
        try {
            exchange.json(guarded(new Job(ticket, Optional.empty()), work));
        } catch (Refusal refusal) {
            exchange.refuse(refusal);
        }
    }

    private void answerWithEvents(Exchange exchange, Function<Job, Object> work) {
        EventStream stream = exchange.events();
        exchange.waitPatiently();
        desk.submit(
                ticket -> {
                    stream.send("accepted", Map.of("id", ticket.id()));
                    pulse.watch(stream);
                },
                ticket -> {
                    try {
                        stream.send("result", guarded(new Job(ticket, Optional.of(stream)), work));
                    } catch (Refusal refusal) {
                        Map<String, Object> fields = new LinkedHashMap<>(Map.of("error", refusal.sentence()));
                        refusal.field().ifPresent(field -> fields.put("field", field));
                        stream.send("refused", fields);
                    } finally {
                        pulse.forget(stream);
                        stream.end();
                    }
                });
    }

    /** Anything unexpected is told as our fault, without details. */
    private static Object guarded(Job job, Function<Job, Object> work) {
        try {
            return work.apply(job);
        } catch (Refusal refusal) {
            throw refusal;
        } catch (InvalidSpecException e) {
            throw new Refusal(HttpStatus.BAD_REQUEST_400, String.valueOf(e.getMessage()));
        } catch (OutOfMemoryError e) {
            throw new Refusal(HttpStatus.INSUFFICIENT_STORAGE_507, "the Java heap is full; try a smaller search");
        } catch (RuntimeException | Error e) {
            LOG.error("a job failed", e);
            throw new Refusal(HttpStatus.INTERNAL_SERVER_ERROR_500, "a fault of Slidelab; its log has more");
        }
    }
}
