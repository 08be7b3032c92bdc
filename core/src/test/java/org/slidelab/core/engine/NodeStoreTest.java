package org.slidelab.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.SearchContext;

class NodeStoreTest {

    private static final Board ROOT = Board.parse("0 1 2 3 4 5 6 7 8");

    @Test
    void path_ofNode_leadsFromTheStartAndBack() {
        NodeStore store =
                new NodeStore(ROOT.size(), SearchContext.builder().build().memory());
        WorkingBoard board = new WorkingBoard(ROOT);
        store.addStart(board);
        int node = 0;
        for (Move move : new Move[] {Move.RIGHT, Move.DOWN, Move.DOWN, Move.LEFT}) {
            board.apply(move);
            assertThat(store.find(board)).isEqualTo(-1);
            node = store.add(node, move.code(), store.depth(node) + 1);
        }

        assertThat(store.path(node)).containsExactly(Move.RIGHT, Move.DOWN, Move.DOWN, Move.LEFT);
        assertThat(store.pathBack(node)).containsExactly(Move.RIGHT, Move.UP, Move.UP, Move.LEFT);
        assertThat(board.toBoard().after(store.pathBack(node))).isEqualTo(ROOT);
        assertThat(store.path(0)).isEmpty();
        assertThat(store.pathBack(0)).isEmpty();
    }
}
