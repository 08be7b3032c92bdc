package org.slidelab.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.core.search.SearchResult;

/** Listens to a search and checks that what it is told makes sense. */
final class EventCheck implements SearchObserver {

    private final Problem problem;
    private final Map<Long, Known> nodes = new HashMap<>();
    private long expanded;
    private long successors;
    private long reopened;
    private long goals;
    private int costOfGoal = -1;
    private int improvedCost = Integer.MAX_VALUE;
    private int searches;

    EventCheck(Problem problem) {
        this.problem = problem;
        begin();
    }

    /** Compares what was told with what was counted. */
    void compareWith(SearchResult result, String where) {
        assertThat(searches).as("started events, %s", where).isEqualTo(1);
        assertThat(expanded)
                .as("expanded events, %s", where)
                .isEqualTo(result.statistics().expanded());
        assertThat(successors)
                .as("generated, pruned and reopened events, %s", where)
                .isEqualTo(result.statistics().generated());
        assertThat(reopened)
                .as("reopened events, %s", where)
                .isEqualTo(result.statistics().reopened());
        if (result.outcome() instanceof Solved solved) {
            assertThat(goals).as("goal events, %s", where).isEqualTo(1);
            assertThat(costOfGoal).as("g of the goal, %s", where).isEqualTo(solved.cost());
            assertThat(improvedCost)
                    .as("cost of the last improvement, %s", where)
                    .isIn(Integer.MAX_VALUE, solved.cost());
        } else {
            assertThat(goals).as("goal events, %s", where).isZero();
        }
    }

    @Override
    public void started(Problem started, int unitsPerMove) {
        require(searches++ == 0 && started.equals(problem), () -> "a search began a second time: " + started);
        require(unitsPerMove > 0, () -> "a move costs " + unitsPerMove + " units");
    }

    @Override
    public void iteration(int bound) {
        require(bound >= 0, () -> "bound of an iteration is " + bound);
        begin();
    }

    @Override
    public void generated(Node node, WorkingBoard board) {
        successor(node, board);
        Known before = nodes.put(node.id(), new Known(board.toBoard(), node.g()));
        require(before == null, () -> "number " + node.id() + " was given before, " + node);
    }

    @Override
    public void reopened(Node node, WorkingBoard board) {
        reopened++;
        generated(node, board);
    }

    @Override
    public void pruned(Node node, WorkingBoard board) {
        successor(node, board);
    }

    @Override
    public void expanded(Node node, WorkingBoard board) {
        expanded++;
        same(node, board).lastMove = -1;
    }

    @Override
    public void improved(int cost) {
        require(cost < improvedCost, () -> "a solution of cost " + cost + " is no improvement of " + improvedCost);
        improvedCost = cost;
    }

    @Override
    public void goal(Node node, WorkingBoard board) {
        goals++;
        costOfGoal = node.g();
        if (node.id() == GOAL) {
            known(node.parent(), node);
        } else {
            same(node, board);
        }
        require(board.toBoard().equals(problem.goal()), () -> "told of goal " + board + ", " + node);
    }

    private void begin() {
        nodes.clear();
        nodes.put(0L, new Known(problem.start(), 0));
        nodes.put(GOAL, new Known(problem.goal(), 0));
    }

    private Known same(Node node, WorkingBoard board) {
        Known known = known(node.id(), node);
        require(
                board.toBoard().equals(known.board),
                () -> "board " + board + " was generated as " + known.board + ", " + node);
        require(node.g() == known.g, () -> "g was " + known.g + " when generated, " + node);
        require(node.id() != 0 || node.parent() == -1, () -> "the start has a parent, " + node);
        return known;
    }

    /** A successor is one move from its parent, and comes after those that the order of moves puts before it. */
    private void successor(Node node, WorkingBoard board) {
        successors++;
        Known parent = known(node.parent(), node);
        require(node.g() == parent.g + 1, () -> "g of the parent is " + parent.g + ", " + node);
        int index = moveTo(board.toBoard(), parent.board);
        require(index >= 0, () -> "board " + board + " is not one move from parent " + parent.board + ", " + node);
        require(
                index > parent.lastMove,
                () -> "board " + board + " comes too late for move order " + problem.moveOrder() + " from parent "
                        + parent.board + ", " + node);
        parent.lastMove = index;
    }

    /** The place in the order of moves of the one that leads from a board to another, or -1. */
    private int moveTo(Board to, Board from) {
        List<Move> order = problem.moveOrder().moves();
        for (int index = 0; index < order.size(); index++) {
            if (from.allows(order.get(index)) && from.after(order.get(index)).equals(to)) {
                return index;
            }
        }
        return -1;
    }

    private Known known(long id, Node node) {
        Known known = nodes.get(id);
        if (known == null) {
            throw new AssertionError("number %d was never generated, %s".formatted(id, node));
        }
        return known;
    }

    private static void require(boolean condition, Supplier<String> message) {
        if (!condition) {
            throw new AssertionError(message.get());
        }
    }

    /** A node that was generated. */
    private static final class Known {

        private final Board board;
        private final int g;
        private int lastMove = -1;

        Known(Board board, int g) {
            this.board = board;
            this.g = g;
        }
    }
}
