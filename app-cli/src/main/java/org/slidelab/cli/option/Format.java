package org.slidelab.cli.option;

/** How results are written. */
public enum Format {
    /** For people. */
    text,
    /** One JSON object a line. */
    json,
    /** A header and one line a result. */
    csv
}
