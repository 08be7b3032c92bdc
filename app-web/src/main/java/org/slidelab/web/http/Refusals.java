package org.slidelab.web.http;

import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** What the server itself has to refuse, such as a request that isn't HTTP, in the same form as everything else. */
public final class Refusals extends ErrorHandler {

    /** Creates the handler. */
    public Refusals() {}

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        new Exchange(request, response, callback)
                .refuse(new Refusal(response.getStatus(), sentence(response.getStatus())));
        return true;
    }

    private static String sentence(int status) {
        return status >= HttpStatus.INTERNAL_SERVER_ERROR_500
                ? "a fault of Slidelab; its log has more"
                : "the request can't be understood: " + HttpStatus.getMessage(status);
    }
}
