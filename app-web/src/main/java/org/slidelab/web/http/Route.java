package org.slidelab.web.http;

/** Answers one kind of request. */
@FunctionalInterface
public interface Route {

    /**
     * Answers a request, now or later.
     *
     * @throws Refusal if it can't be answered
     */
    void answer(Exchange exchange, Parameters parameters);
}
