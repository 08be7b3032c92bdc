package org.slidelab.lab.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;

/**
 * Samples of the boards of a size that has too many.
 *
 * <p>Every other sample is the end of a random walk from the goal, and those between are the goal with the tiles of one
 * line shuffled, where many a heuristic goes wrong. Each comes with a shortest solution where the reference finds one, and
 * every board on that solution is visited. Longer walks, one for every ten samples, lead far away from the goal; there the
 * number of steps is an upper bound on the distance.
 */
final class SampledBoards implements BoardSource {

    private static final int SHORT_WALK = 50;
    private static final int LONG_WALK = 500;
    private static final int SAMPLES_PER_LONG_WALK = 10;

    private final List<KnownPath> paths = new ArrayList<>();
    private final List<KnownPath> solved = new ArrayList<>();
    private final WorkingBoard board;

    SampledBoards(Board goal, Optional<Reference> reference, CheckSettings settings) {
        board = new WorkingBoard(goal);
        RandomWalk random = new RandomWalk(goal, settings.seed());
        ShuffledLines lines = new ShuffledLines(goal, settings.seed());
        for (int sample = 0; sample < settings.samples(); sample++) {
            if (settings.cancelled().getAsBoolean()) {
                return;
            }
            settings.progress().tell("distances of samples", sample, settings.samples());
            Optional<KnownPath> walk =
                    sample % 2 == 0 ? Optional.of(random.wayBack(goal, random.length(SHORT_WALK))) : Optional.empty();
            Board start = walk.map(KnownPath::start).orElseGet(lines::next);
            Optional<KnownPath> shortest = reference
                    .flatMap(solver -> solver.shortest(start, goal, settings.cancelled()))
                    .map(moves -> new KnownPath(start, moves, true));
            shortest.ifPresent(solved::add);
            shortest.or(() -> walk).ifPresent(paths::add);
            if (sample % SAMPLES_PER_LONG_WALK == 0) {
                paths.add(random.wayBack(goal, LONG_WALK));
            }
        }
    }

    @Override
    public boolean everyBoard() {
        return false;
    }

    @Override
    public long visits() {
        return paths.stream().mapToLong(path -> path.moves().size() + 1).sum();
    }

    @Override
    public void forEach(Visitor visitor) {
        for (KnownPath path : paths) {
            if (!path.forEach(board, visitor)) {
                return;
            }
        }
    }

    @Override
    public int size() {
        return solved.size();
    }

    @Override
    public void load(int number, WorkingBoard target) {
        target.copyFrom(solved.get(number).start());
    }

    @Override
    public int distance(int number) {
        return solved.get(number).moves().size();
    }
}
