package org.slidelab.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;

/** A random walk away from a goal, the same one each time, with an evaluator for that goal. */
final class Walk {

    private static final long SEED = 20_011;
    private static final int LENGTH = 200;

    private final Heuristic heuristic;
    private final Spec spec;
    private final Board goal;
    private final Evaluator evaluator;

    Walk(Heuristic heuristic, Spec spec, Board goal) {
        this.heuristic = heuristic;
        this.spec = spec;
        this.goal = goal;
        evaluator = newEvaluator();
    }

    /** Goals of one size: those that have a name, and one that follows no rule. */
    static List<Board> goals(Dimensions size) {
        List<Board> goals = new ArrayList<>();
        for (NamedGoal named : NamedGoal.values()) {
            goals.add(named.on(size));
        }
        goals.add(shuffled(size));
        return goals;
    }

    /** A board of one size that follows no rule, the same one each time. */
    static Board shuffled(Dimensions size) {
        List<Integer> tiles =
                new ArrayList<>(IntStream.range(0, size.cells()).boxed().toList());
        Collections.shuffle(tiles, new Random(SEED));
        return Board.of(size, tiles.stream().mapToInt(Integer::intValue).toArray());
    }

    Spec spec() {
        return spec;
    }

    Board goal() {
        return goal;
    }

    Evaluator evaluator() {
        return evaluator;
    }

    Evaluator newEvaluator() {
        return heuristic.evaluator(goal, Options.of(heuristic, spec));
    }

    /** Walks; the visitor sees each board before the step that is made next, and must leave it as it is. */
    void forEachStep(StepVisitor visitor) {
        Random random = new Random(SEED);
        WorkingBoard board = new WorkingBoard(goal);
        for (int number = 0; number < LENGTH; number++) {
            Board now = board.toBoard();
            List<Step> steps = Step.from(now, number);
            Step step = steps.get(random.nextInt(steps.size()));
            visitor.visit(board, step);
            board.copyFrom(now);
            board.moveBlank(step.from());
        }
    }

    /** The estimates along the walk; after each of them something else is done with the board. */
    List<Integer> estimates(Evaluator estimator, Consumer<WorkingBoard> between) {
        List<Integer> estimates = new ArrayList<>();
        forEachStep((board, step) -> {
            estimates.add(estimator.estimate(board));
            between.accept(board);
        });
        return estimates;
    }

    @Override
    public String toString() {
        return "%s on %s, goal %s, random walk with seed %d".formatted(spec, goal.size(), goal, SEED);
    }

    /** Is shown the steps of a walk. */
    interface StepVisitor {
        void visit(WorkingBoard board, Step step);
    }
}
