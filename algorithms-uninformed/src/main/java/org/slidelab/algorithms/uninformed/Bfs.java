package org.slidelab.algorithms.uninformed;

import com.google.auto.service.AutoService;
import java.util.List;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.NodeStore;
import org.slidelab.core.engine.SmallBoardRank;
import org.slidelab.core.provider.Option;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchObserver;

/**
 * Breadth-first search: level by level.
 *
 * <p>Nodes are expanded in the order in which they were stored, so the store is its own queue: the frontier is the nodes
 * from {@code head} to the end.
 */
@AutoService(SearchAlgorithm.class)
public final class Bfs implements SearchAlgorithm {

    private enum GoalTest {
        EXPANSION,
        GENERATION
    }

    private static final Option<GoalTest> GOAL_TEST = Option.choice(
            "goal-test",
            "when a node is compared with the goal: taken from the queue, or generated",
            GoalTest.EXPANSION);

    @Override
    public String id() {
        return "bfs";
    }

    @Override
    public String summary() {
        return "breadth-first search: level by level";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(GOAL_TEST);
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(false, "yes", Optimality.ALWAYS, "O(b^d)", "O(b^d)");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        boolean plain = !context.observed() && context.options().get(GOAL_TEST) == GoalTest.EXPANSION;
        return plain && SmallBoardRank.fits(problem.size())
                ? new SmallBoardBfs(problem, context).run()
                : new Run(problem, context).run();
    }

    private static final class Run {

        private final SearchContext context;
        private final Counters counters;
        private final Successors successors;
        private final NodeStore store;
        private final WorkingBoard board;
        private final WorkingBoard goal;
        private final boolean testGenerated;
        private final boolean observed;
        private final boolean watchesSuccessors;

        Run(Problem problem, SearchContext context) {
            this.context = context;
            counters = context.counters();
            successors = problem.successors();
            store = new NodeStore(problem.size(), context.memory());
            board = new WorkingBoard(problem.start());
            goal = new WorkingBoard(problem.goal());
            testGenerated = context.options().get(GOAL_TEST) == GoalTest.GENERATION;
            observed = context.observed();
            watchesSuccessors = observed || testGenerated;
        }

        Outcome run() {
            store.addStart(board);
            if (testGenerated && board.matches(goal)) {
                return solved(0);
            }
            long nextCheck = 0;
            for (int head = 0; head < store.size(); head++) {
                store.load(head, board);
                int depth = store.depth(head);
                counters.take(depth);
                counters.lowerBound = depth;
                if (!testGenerated && board.matches(goal)) {
                    return solved(head);
                }
                if (counters.expanded == nextCheck) {
                    nextCheck = context.checkpoint();
                }
                counters.expanded++;
                int found = expand(head, depth + 1);
                counters.frontier(store.size() - head - 1);
                counters.stored(store.size());
                if (found >= 0) {
                    counters.take(depth + 1);
                    return solved(found);
                }
            }
            return new Outcome.Unsolvable();
        }

        /**
         * Generates the successors of the board's node; gives the goal if it is among them and looked for (then
         * the board shows it), or -1.
         */
        private int expand(int node, int depth) {
            if (observed) {
                context.observer().expanded(event(node, store.parent(node), depth - 1), board);
            }
            int blank = board.blank();
            int lastMove = store.move(node);
            int sizeBefore = store.size();
            int first = successors.first(blank, lastMove);
            int end = successors.end(blank, lastMove);
            int found = -1;
            for (int i = first; i < end; i++) {
                int next = store.size();
                int child = store.findOrAdd(board, successors.target(i), node, successors.move(i), depth);
                if (watchesSuccessors) {
                    board.moveBlank(successors.target(i));
                    tell(child, child < next, node, depth);
                    if (testGenerated && board.matches(goal)) {
                        found = child;
                        end = i + 1;
                    } else {
                        board.moveBlank(blank);
                    }
                }
            }
            counters.generated += end - first;
            counters.duplicates += end - first - (store.size() - sizeBefore);
            return found;
        }

        private void tell(int child, boolean known, int parent, int depth) {
            if (observed) {
                SearchObserver.Node event = event(child, parent, depth);
                if (known) {
                    context.observer().pruned(event, board);
                } else {
                    context.observer().generated(event, board);
                }
            }
        }

        private Outcome solved(int node) {
            if (observed) {
                context.observer().goal(event(node, store.parent(node), store.depth(node)), board);
            }
            return new Outcome.Solved(store.path(node));
        }

        private static SearchObserver.Node event(int node, int parent, int depth) {
            return new SearchObserver.Node(node, parent, depth, 0, depth);
        }
    }
}
