/** Boards as lists of tiles, row by row; 0 is the blank. */

const STEPS = { U: [-1, 0], D: [1, 0], L: [0, -1], R: [0, 1] };

/** The words for the moves of the blank. */
export const WORDS = { U: "up", D: "down", L: "left", R: "right" };

/** The move that takes another one back. */
export const INVERSE = { U: "D", D: "U", L: "R", R: "L" };

/** The cell that the blank reaches with a move, or -1. */
export function target({ tiles, rows, columns }, letter) {
  const blank = tiles.indexOf(0);
  const row = Math.floor(blank / columns) + STEPS[letter][0];
  const column = blank % columns + STEPS[letter][1];
  return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1;
}

/** The board after a move of the blank. */
export function after(board, letter) {
  const cell = target(board, letter);
  const tiles = board.tiles.slice();
  tiles[tiles.indexOf(0)] = tiles[cell];
  tiles[cell] = 0;
  return { ...board, tiles };
}

/** The moves of the blank that bring it to a cell in its own row or column, or none. */
export function movesTo({ tiles, columns }, cell) {
  const blank = tiles.indexOf(0);
  const down = Math.floor(cell / columns) - Math.floor(blank / columns);
  const right = cell % columns - blank % columns;
  if ((down === 0) === (right === 0)) {
    return "";
  }
  return down ? (down > 0 ? "D" : "U").repeat(Math.abs(down)) : (right > 0 ? "R" : "L").repeat(Math.abs(right));
}

/** The move of the blank between two neighbouring cells. */
export function moveBetween(from, to, columns) {
  return to - from === 1 ? "R" : from - to === 1 ? "L" : to - from === columns ? "D" : "U";
}

/** The tiles as people write them. */
export function text(tiles) {
  return tiles.join(" ");
}

export function same(tiles, others) {
  return tiles.every((tile, cell) => tile === others[cell]);
}

/** A board that is 3 rows and 4 columns has the size 3x4. */
export function parseSize(size) {
  const [rows, columns] = size.split("x").map(Number);
  return { rows, columns };
}
