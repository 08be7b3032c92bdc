package org.slidelab.lab.check;

import java.util.ArrayList;
import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.lab.boards.RandomBoards;

/** Goals besides the one that was asked for: a heuristic that has its goal built in is wrong for them. */
final class OtherGoals {

    private OtherGoals() {}

    /** The other goals that have a name, and one that follows no rule. */
    static List<Board> of(Board goal) {
        List<Board> goals = new ArrayList<>();
        for (NamedGoal named : NamedGoal.values()) {
            goals.add(named.on(goal.size()));
        }
        goals.add(new RandomBoards(goal, goal.cells()).next());
        goals.remove(goal);
        return goals;
    }
}
