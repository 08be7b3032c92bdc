package org.slidelab.algorithms.uninformed;

import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.Option;
import org.slidelab.core.search.SearchMemory;

/** The values of the option {@code duplicates} of depth-limited and iterative deepening search. */
enum Duplicates {
    /** A state is visited again only when it is reached at a smaller depth. */
    BEST_DEPTH,
    /** A state is not visited twice at one depth. */
    SAME_DEPTH,
    /** A state is not visited twice on one path. */
    PATH,
    /** Every path is followed, also the way back. */
    NONE;

    static final Option<Duplicates> OPTION = Option.choice(
            "duplicates",
            "when a state is visited again: at a smaller depth, at another depth, on another path, always",
            BEST_DEPTH);

    DuplicateCheck check(Dimensions size, SearchMemory memory) {
        return switch (this) {
            case BEST_DEPTH -> new DuplicateCheck.BestDepth(size, memory);
            case SAME_DEPTH -> new DuplicateCheck.SameDepth(size, memory);
            case PATH -> new DuplicateCheck.OnPath(size, memory);
            case NONE -> DuplicateCheck.none();
        };
    }
}
