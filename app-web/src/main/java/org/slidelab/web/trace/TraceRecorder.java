package org.slidelab.web.trace;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.core.search.SearchStopped;

/**
 * Records the events of a search in the engine's own order, for a page that steps through them.
 *
 * <p>Nodes are numbered anew in the order in which they turn up, so that the nodes of several rounds don't get mixed up.
 * A node is its parent's number, the blank's cell (from which its board follows, move by move), g, h and f. An event is
 * a letter and a number: of the node, or the bound of a round. In a search from both ends {@code goalRoot} is the root
 * of the backward half.
 */
public final class TraceRecorder implements SearchObserver {

    private static final int NO_PARENT = -1;

    private final int mostNodes;
    private final Map<Long, Integer> numbers = new HashMap<>();
    private final Numbers parents = new Numbers();
    private final Numbers blanks = new Numbers();
    private final Numbers gs = new Numbers();
    private final Numbers hs = new Numbers();
    private final Numbers fs = new Numbers();
    private final StringBuilder kinds = new StringBuilder();
    private final Numbers subjects = new Numbers();
    private int startBlank;
    private int goalBlank;
    private int unitsPerMove = 1;
    private int goalRoot = NO_PARENT;

    /** Creates a recorder that ends the search when it has recorded so many nodes. */
    public TraceRecorder(int mostNodes) {
        this.mostNodes = mostNodes;
    }

    /** What was recorded, as named fields. */
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("unitsPerMove", unitsPerMove);
        fields.put("goalRoot", goalRoot);
        fields.put("parent", parents.toArray());
        fields.put("blank", blanks.toArray());
        fields.put("g", gs.toArray());
        fields.put("h", hs.toArray());
        fields.put("f", fs.toArray());
        fields.put("events", kinds.toString());
        fields.put("subjects", subjects.toArray());
        return fields;
    }

    @Override
    public void started(Problem problem, int units) {
        unitsPerMove = units;
        startBlank = problem.start().blank();
        goalBlank = problem.goal().blank();
    }

    @Override
    public void iteration(int bound) {
        numbers.clear();
        event('i', bound);
    }

    @Override
    public void generated(Node node, WorkingBoard board) {
        event('g', add(node, board.blank()));
    }

    @Override
    public void pruned(Node node, WorkingBoard board) {
        Integer before = numbers.get(node.id());
        event('p', add(node, board.blank()));
        if (before != null) {
            numbers.put(node.id(), before);
        }
    }

    @Override
    public void reopened(Node node, WorkingBoard board) {
        event('r', add(node, board.blank()));
    }

    @Override
    public void expanded(Node node, WorkingBoard board) {
        event('x', number(node, board.blank()));
    }

    @Override
    public void improved(int cost) {
        event('b', cost);
    }

    @Override
    public void goal(Node node, WorkingBoard board) {
        event('o', node.id() == GOAL ? number(node.parent()) : number(node, board.blank()));
    }

    private void event(char kind, int subject) {
        kinds.append(kind);
        subjects.add(subject);
    }

    /** The number of a node; one that was never generated is a root. */
    private int number(Node node, int blank) {
        Integer known = numbers.get(node.id());
        return known != null ? known : add(node, blank);
    }

    private int number(long id) {
        Integer known = numbers.get(id);
        if (known != null) {
            return known;
        }
        return id < 0 ? NO_PARENT : root(id);
    }

    /** The start or, in a search from both ends, the goal, which nobody generates. */
    private int root(long id) {
        return add(new Node(id, NO_PARENT, 0, 0, 0), id == GOAL ? goalBlank : startBlank);
    }

    private int add(Node node, int blank) {
        if (parents.size() >= mostNodes) {
            throw new SearchStopped(Limit.NODES);
        }
        boolean isRoot = node.parent() == NO_PARENT;
        int parent = isRoot ? NO_PARENT : parent(node.parent());
        int number = parents.size();
        numbers.put(node.id(), number);
        if (isRoot && node.id() == GOAL) {
            goalRoot = number;
        }
        parents.add(parent);
        blanks.add(blank);
        gs.add(node.g());
        hs.add(node.h());
        fs.add(node.f());
        return number;
    }

    private int parent(long id) {
        Integer known = numbers.get(id);
        return known != null ? known : root(id);
    }
}
