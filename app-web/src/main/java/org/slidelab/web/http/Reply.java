package org.slidelab.web.http;

/** The answer to a request, while it is worked out. Whoever waits for it may be gone before it is there. */
public interface Reply {

    /** Whether somebody is told how far things are. */
    boolean isTold();

    /** Tells of a step that must not be missed. */
    void tell(String event, Object data);

    /** Tells of a step that may be missed. */
    void tellIfIdle(String event, Object data);

    /** Finds out whether anybody still waits. */
    void probe();

    /** Whether nobody waits any more. */
    boolean abandoned();

    /** Ends with the answer. */
    void complete(Object result);

    /** Ends with a refusal. */
    void refuse(Refusal refusal);
}
