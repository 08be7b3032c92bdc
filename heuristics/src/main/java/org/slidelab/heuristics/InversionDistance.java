package org.slidelab.heuristics;

import com.google.auto.service.AutoService;
import org.slidelab.core.board.Board;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.Options;

/**
 * Counts the pairs of tiles in the wrong order and divides by how many pairs one move can put right.
 *
 * <p>Read the tiles row by row, leaving out the blank, and number them in the order in which the goal is read so. An
 * inversion is a pair with the larger number first; the goal has none. A horizontal move exchanges the blank with its
 * neighbour and changes nothing in this reading. A vertical move carries a tile over the cells between the two rows'
 * cells: on a board with C columns these are C − 1, and all hold tiles, since the blank is at one end. So it changes the
 * inversions by at most C − 1, and at least ⌈inversions / (C − 1)⌉ vertical moves are needed. Moreover their number is
 * even just if the blank is an even number of rows from its goal, so the smallest number of the right parity is taken.
 * Reading column by column gives the horizontal moves, with R − 1.
 *
 * <p>This holds for every size and every goal, wherever its blank is. It is consistent: after a vertical move the
 * quotient is smaller by at most 1, and so is the next number of the other parity.
 *
 * <p>Described for the 15-puzzle by Ken'ichiro Takahashi, who calls it invert distance.
 */
@AutoService(Heuristic.class)
public final class InversionDistance implements Heuristic {

    @Override
    public String id() {
        return "inversion-distance";
    }

    @Override
    public String summary() {
        return "pairs of tiles in wrong order, by what one move puts right";
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.CONSISTENT;
    }

    @Override
    public Evaluator evaluator(Board goal, Options options) {
        return new Inversions(goal);
    }
}
