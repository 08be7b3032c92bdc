package org.slidelab.lab.check;

import java.util.Locale;

/** What is known of a property after a check. */
public enum Verdict {
    /** It holds on every board of this size and goal. */
    PROVED,
    /** There is a counterexample. */
    REFUTED,
    /** No counterexample was found, but not every board was looked at. */
    NOT_REFUTED;

    /** The verdict in files and for people: {@code proved}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
