package org.slidelab.lab.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicFinder;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.lab.check.Counterexample.ChangedMind;
import org.slidelab.lab.check.Counterexample.Place;
import org.slidelab.lab.check.Counterexample.WrongEstimate;
import org.slidelab.lab.run.Configuration.Chosen;

/** The check of one heuristic. */
final class Examination {

    private static final int MOST_UNITS = 1 << 20;

    private final Chosen<Heuristic> heuristic;
    private final HeuristicFinder others;
    private final Board goal;
    private final BoardSource boards;
    private final CheckSettings settings;
    private final Refutations refutations = new Refutations();
    private final Evaluator evaluator;
    private final int units;
    private final int[] estimates;
    private int surveyed;
    private long visited;
    private boolean complete = true;

    Examination(
            Chosen<Heuristic> heuristic,
            HeuristicFinder others,
            Board goal,
            BoardSource boards,
            CheckSettings settings) {
        this.heuristic = heuristic;
        this.others = others;
        this.goal = goal;
        this.boards = boards;
        this.settings = settings;
        evaluator = heuristic.provider().evaluator(goal, heuristic.options(), others);
        units = evaluator.unitsPerMove();
        if (units < 1 || units > MOST_UNITS) {
            throw new InvalidEstimateException("%d units a move; expected 1 to %d".formatted(units, MOST_UNITS));
        }
        estimates = new int[boards.size()];
    }

    /** Looks at everything. */
    HeuristicReport run() {
        checkGoals();
        BoardCheck check = new BoardCheck(evaluator, goal, refutations);
        boards.forEach((board, distance, exact) -> {
            check.check(board, distance, exact);
            visited++;
            return goesOn("boards", visited, boards.visits());
        });
        if (refutations.of(Property.INCREMENTAL).isEmpty()) {
            MemoWalk.check(evaluator, goal, settings.seed(), refutations);
        }
        survey();
        surveyAgain();
        return new HeuristicReport(
                heuristic,
                heuristic.provider().traits(heuristic.options(), others),
                units,
                visited,
                check.moves(),
                findings(check.memoIsOfTheBoard()),
                Profile.of(boards, estimates, surveyed, units),
                speed());
    }

    /** How the estimates of the numbered boards compare with those of another heuristic, each in units of its own. */
    Dominance comparedWith(Examination other) {
        long greater = 0;
        long less = 0;
        for (int number = 0; number < estimates.length; number++) {
            long difference = (long) estimates[number] * other.units - (long) other.estimates[number] * units;
            greater += difference > 0 ? 1 : 0;
            less += difference < 0 ? 1 : 0;
        }
        return new Dominance(heuristic.spec().toString(), other.heuristic.spec().toString(), greater, less);
    }

    private void checkGoals() {
        checkGoal(goal, evaluator);
        if (boards.everyBoard()) {
            for (Board other : OtherGoals.of(goal)) {
                checkGoal(other, heuristic.provider().evaluator(other, heuristic.options(), others));
            }
        }
    }

    private void checkGoal(Board board, Evaluator forBoard) {
        int estimate = forBoard.estimate(new WorkingBoard(board));
        if (estimate != 0) {
            refutations.add(Property.GOAL_ZERO, 0, () -> new WrongEstimate(new Place(board, 0, true), estimate));
        }
    }

    private void survey() {
        WorkingBoard board = new WorkingBoard(goal);
        while (surveyed < estimates.length && goesOn("estimates", surveyed, estimates.length)) {
            boards.load(surveyed, board);
            estimates[surveyed++] = evaluator.estimate(board);
        }
    }

    /** The same boards the other way round, for an evaluator whose answer depends on what it was asked before. */
    private void surveyAgain() {
        WorkingBoard board = new WorkingBoard(goal);
        for (int number = surveyed - 1; number >= 0 && goesOn("estimates", surveyed - number, surveyed); number--) {
            boards.load(number, board);
            int first = estimates[number];
            int second = evaluator.estimate(board);
            if (first != second) {
                boards.load(number, board);
                Place place = new Place(board.toBoard(), boards.distance(number), true);
                refutations.add(Property.REPEATABLE, place.distance(), () -> new ChangedMind(place, first, second));
            }
        }
    }

    private boolean goesOn(String what, long done, long total) {
        if ((done & 255) == 0) {
            settings.progress().tell(heuristic.spec() + ", " + what, done, total);
            complete &= !settings.cancelled().getAsBoolean();
        }
        return complete;
    }

    private List<Finding> findings(boolean memoIsOfTheBoard) {
        List<Finding> findings = new ArrayList<>();
        for (Property property : Property.values()) {
            Optional<Counterexample> example = refutations.of(property);
            boolean claimed = property.claimedBy(heuristic.provider().traits(heuristic.options(), others));
            findings.add(new Finding(
                    property,
                    claimed,
                    example.isPresent() ? Verdict.REFUTED : provable(property, memoIsOfTheBoard),
                    example));
        }
        return findings;
    }

    /** Having looked at every board proves what is true of each board alone; the goal is looked at first. */
    private Verdict provable(Property property, boolean memoIsOfTheBoard) {
        if (property == Property.GOAL_ZERO) {
            return Verdict.PROVED;
        }
        boolean proved = switch (property) {
            case REPEATABLE -> false;
            case INCREMENTAL -> memoIsOfTheBoard;
            default -> true;
        };
        return proved && complete && boards.everyBoard() ? Verdict.PROVED : Verdict.NOT_REFUTED;
    }

    private Optional<Speed> speed() {
        if (!complete || refutations.of(Property.BOARD_UNTOUCHED).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(SpeedTrial.of(evaluator, goal, settings, isIncremental(evaluator.getClass())));
    }

    /** Whether a class has an incremental form of its own. */
    private static boolean isIncremental(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals("estimateAfter")
                        || method.getName().equals("memoAfter"))
                .anyMatch(method -> method.getDeclaringClass() != Evaluator.class);
    }
}
