package org.slidelab.web.api;

import java.util.Map;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpStatus;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.web.http.Exchange;
import org.slidelab.web.http.Pulse;
import org.slidelab.web.http.Refusal;
import org.slidelab.web.http.Reply;
import org.slidelab.web.search.SearchDesk;

/**
 * Has answers worked out at the desk. As JSON an answer comes when it is complete. As events it begins with
 * {@code accepted}, which has the number to cancel by, and ends with {@code result}, whose data is the same JSON, or with
 * {@code refused}.
 *
 * @param desk where the work waits for its turn
 * @param pulse finds out who is gone
 */
record Jobs(SearchDesk desk, Pulse pulse) {

    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);

    /** Answers with what the work gives. */
    void answer(Exchange exchange, Function<Job, Object> work) {
        exchange.waitPatiently();
        Reply reply = exchange.reply();
        desk.submit(
                ticket -> {
                    reply.tell("accepted", Map.of("id", ticket.id()));
                    pulse.watch(reply);
                },
                ticket -> end(reply, new Job(ticket, reply), work));
    }

    /** Does the work and tells how to answer. */
    private Runnable end(Reply reply, Job job, Function<Job, Object> work) {
        try {
            Object result = guarded(job, work);
            return () -> reply.complete(result);
        } catch (Refusal refusal) {
            return () -> reply.refuse(refusal);
        } finally {
            pulse.forget(reply);
        }
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
