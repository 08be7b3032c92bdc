package org.slidelab.lab.trace;

import java.io.IOException;
import org.slidelab.core.board.BoardView;
import org.slidelab.core.search.SearchObserver;

/** Writes the parts of a trace in one form, as they come. */
interface TraceEncoding {

    void begin(TraceHeader header) throws IOException;

    void node(TraceEvent.Kind kind, SearchObserver.Node node, BoardView board) throws IOException;

    void round(int bound) throws IOException;

    void improved(int cost) throws IOException;

    void end(TraceEnd end) throws IOException;
}
