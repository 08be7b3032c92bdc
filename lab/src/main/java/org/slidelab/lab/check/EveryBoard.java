package org.slidelab.lab.check;

import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.lab.boards.DistanceTable;

/** All boards that can reach a goal, in the order of their distance. */
final class EveryBoard implements BoardSource {

    private final DistanceTable table;
    private final WorkingBoard board;
    private final int[] firstAtDistance;

    EveryBoard(Board goal) {
        table = DistanceTable.from(goal);
        board = new WorkingBoard(goal);
        firstAtDistance = new int[table.greatest() + 2];
        for (int distance = 0; distance <= table.greatest(); distance++) {
            firstAtDistance[distance + 1] = firstAtDistance[distance] + table.count(distance);
        }
    }

    @Override
    public boolean everyBoard() {
        return true;
    }

    @Override
    public long visits() {
        return table.size();
    }

    @Override
    public void forEach(Visitor visitor) {
        int number = 0;
        for (int distance = 0; distance <= table.greatest(); distance++) {
            for (; number < firstAtDistance[distance + 1]; number++) {
                table.load(number, board);
                if (!visitor.visit(board, distance, true)) {
                    return;
                }
            }
        }
    }

    @Override
    public int size() {
        return table.size();
    }

    @Override
    public void load(int number, WorkingBoard target) {
        table.load(number, target);
    }

    @Override
    public int distance(int number) {
        int low = 0;
        int high = table.greatest();
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (firstAtDistance[middle] <= number) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
