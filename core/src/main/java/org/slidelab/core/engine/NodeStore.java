package org.slidelab.core.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.SearchMemory;

/**
 * The nodes of a search, addressed by number: a packed state each, and beside it one word with the
 * parent, the depth, the move that led here and two marks.
 *
 * <p>A node never changes its parent or depth. When a shorter way to a state is found, the state gets a new node, which
 * is from then on the one that is found, and the old one is marked as superseded. So a frontier may hold the old number
 * until it comes up and is skipped, and no decrease-key is needed.
 */
public final class NodeStore {

    private static final int MOVE = 7;
    private static final int CLOSED = 8;
    private static final int SUPERSEDED = 16;
    private static final int DEPTH_SHIFT = 5;

    private final StateTable states;

    /** Creates an empty store for boards of one size. */
    public NodeStore(Dimensions size, SearchMemory memory) {
        states = new StateTable(size, memory);
    }

    /** The number of nodes. */
    public int size() {
        return states.size();
    }

    /** Adds the start, node 0. */
    public void addStart(WorkingBoard board) {
        states.find(board);
        add(-1, Successors.NO_MOVE, 0);
    }

    /** The node of a board's state, or -1 if it has none. */
    public int find(WorkingBoard board) {
        return states.find(board);
    }

    /** The node of the state that a board would show after its blank has moved to a neighbouring cell, or -1. */
    public int findAfter(WorkingBoard board, int target) {
        return states.findAfter(board, target);
    }

    /**
     * Begins to look for the state that a board would show after its blank has moved to a neighbouring cell; see
     * {@link StateTable#look}.
     */
    public void look(int lane, WorkingBoard board, int target) {
        states.look(lane, board, target);
    }

    /** Asks the memory for what is needed to find what is looked for in the first lanes. */
    public void bringNear(int lanes) {
        states.bringNear(lanes);
    }

    /** The node of the state that is looked for in a lane, or -1 if it has none. */
    public int find(int lane) {
        return states.find(lane);
    }

    /**
     * Adds a node for the state that was looked for last, and gives its number. If a node was found, the new one takes
     * its place.
     */
    public int add(int parent, int move, int depth) {
        return states.add(note(parent, move, depth));
    }

    /**
     * The node of the state that a board would show after its blank has moved to a neighbouring cell; if it has none, one
     * is added.
     */
    public int findOrAdd(WorkingBoard board, int target, int parent, int move, int depth) {
        return states.findOrAdd(board, target, note(parent, move, depth));
    }

    private static long note(int parent, int move, int depth) {
        return (long) parent << Integer.SIZE | depth << DEPTH_SHIFT | move;
    }

    /** Makes a board show the state of a node. */
    public void load(int node, WorkingBoard board) {
        states.load(node, board);
    }

    /** The node from which a node was generated, -1 for the start. */
    public int parent(int node) {
        return (int) (states.note(node) >> Integer.SIZE);
    }

    /** The code of the move that led to a node, {@link Successors#NO_MOVE} for the start. */
    public int move(int node) {
        return (int) states.note(node) & MOVE;
    }

    /** The number of moves from the start. */
    public int depth(int node) {
        return (int) states.note(node) >>> DEPTH_SHIFT;
    }

    /** Notes that a node is expanded. */
    public void close(int node) {
        states.setNote(node, states.note(node) | CLOSED);
    }

    /** Whether a node is expanded. */
    public boolean closed(int node) {
        return (states.note(node) & CLOSED) != 0;
    }

    /** Notes that a newer node stands for the same state. */
    public void supersede(int node) {
        states.setNote(node, states.note(node) | SUPERSEDED);
    }

    /** Whether a newer node stands for the same state. */
    public boolean superseded(int node) {
        return (states.note(node) & SUPERSEDED) != 0;
    }

    /** The moves from a node back to the start, the other way round: for a search that began at the goal. */
    public List<Move> pathBack(int node) {
        List<Move> moves = new ArrayList<>();
        for (int at = node; parent(at) >= 0; at = parent(at)) {
            moves.add(Move.of(move(at)).inverse());
        }
        return moves;
    }

    /** The moves from the start to a node. */
    public List<Move> path(int node) {
        Deque<Move> moves = new ArrayDeque<>();
        for (int at = node; parent(at) >= 0; at = parent(at)) {
            moves.addFirst(Move.of(move(at)));
        }
        return List.copyOf(moves);
    }

    /** Ends the use of this store: another one may use its memory. */
    public void close() {
        states.close();
    }
}
