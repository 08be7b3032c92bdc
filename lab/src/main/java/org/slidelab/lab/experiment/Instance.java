package org.slidelab.lab.experiment;

import java.util.OptionalInt;
import org.slidelab.core.board.Board;

/**
 * One of the boards of a study.
 *
 * @param number its number, from 1
 * @param board the board
 * @param distance the length of a shortest solution, if it was known before any search
 */
public record Instance(int number, Board board, OptionalInt distance) {}
