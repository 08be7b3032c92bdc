/**
 * Boards, moves, goals and parity: the vocabulary of sliding-tile puzzles.
 *
 * <p>{@link org.slidelab.core.board.Board} is for people, {@link org.slidelab.core.board.WorkingBoard} is for engines;
 * {@link org.slidelab.core.board.BoardView} is what both can be asked.
 */
@NullMarked
package org.slidelab.core.board;

import org.jspecify.annotations.NullMarked;
