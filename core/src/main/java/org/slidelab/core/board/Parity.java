package org.slidelab.core.board;

/**
 * Decides whether one board can be reached from another, for any size and any goal, without searching.
 *
 * <p>Every move swaps the blank with one tile. So after k moves the permutation that leads from the start to the
 * reached board is a product of k swaps, and the blank has made k steps. If the permutation from start to goal needs an
 * even number of swaps but the blank's way is odd, or the other way round, no k can serve both. For boards of at least
 * two rows and two columns the converse holds as well: equal parities are enough.
 *
 * @param swaps the number of swaps, modulo nothing, that one decomposition of the permutation takes
 * @param blankDistance the steps between the blank's cells
 */
public record Parity(int swaps, int blankDistance) {

    /**
     * Compares a start with a goal.
     *
     * @throws InvalidBoardException if their sizes differ
     */
    public static Parity between(Board start, Board goal) {
        if (!start.size().equals(goal.size())) {
            throw new InvalidBoardException(
                    "goal is %s, the board is %s; both take the same size".formatted(goal.size(), start.size()));
        }
        boolean[] seen = new boolean[start.cells()];
        int cycles = 0;
        for (int cell = 0; cell < seen.length; cell++) {
            if (!seen[cell]) {
                cycles++;
                for (int at = cell; !seen[at]; at = goal.cellOf(start.tile(at))) {
                    seen[at] = true;
                }
            }
        }
        return new Parity(seen.length - cycles, start.size().distance(start.blank(), goal.blank()));
    }

    /** Whether the goal can be reached. */
    public boolean solvable() {
        return (swaps - blankDistance) % 2 == 0;
    }

    /** One sentence that says why the goal can or can't be reached. */
    public String reason() {
        return "from board to goal takes an %s number of swaps (%d), the blank's way has an %s number of steps (%d); %s"
                .formatted(
                        oddOrEven(swaps),
                        swaps,
                        oddOrEven(blankDistance),
                        blankDistance,
                        solvable()
                                ? "both agree, so it can be solved"
                                : "every move is one swap and one step, so no moves can do both");
    }

    private static String oddOrEven(int number) {
        return number % 2 == 0 ? "even" : "odd";
    }
}
