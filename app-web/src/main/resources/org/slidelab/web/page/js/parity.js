/** Why a board can't be solved: the pairs of tiles in the wrong order, marked so that one can count them. */

import { el, svg } from "./dom.js";

const CELL = 34;
const MOST_ARCS = 120;

/** An explanation with a drawing; the inversions are pairs of tiles. */
export function explain({ tiles, goal, columns, inversions, blankRows }) {
  const even = columns % 2 === 0;
  const count = inversions.length;
  const sum = count + (even ? blankRows : 0);
  const order = goal.filter(tile => tile).join(" ");
  return el("section", { class: "parity stack", "aria-label": "Why this board can't be solved" },
    el("p", {}, "Read the tiles row by row, without the blank, and count the pairs that stand in the wrong order compared with the goal (",
      el("span", { class: "mono" }, order.length > 60 ? `${order.slice(0, 57)}…` : order), "): ",
      el("strong", {}, `${count} ${count === 1 ? "pair" : "pairs"}`), "."),
    drawing(tiles, inversions),
    even
      ? el("p", {}, `On a board with an even number of columns a move up or down changes that number by an odd amount and moves the blank one row. So pairs plus rows between the blank and its goal always stays even or odd: here ${count} + ${blankRows} = ${sum}, which is odd; in the goal it is 0, which is even.`)
      : el("p", {}, `A move to the side changes no pair. A move up or down carries a tile past ${columns - 1} others and so changes the number by an even amount. It is ${count} now, which is odd; in the goal it is 0, which is even.`),
    el("p", {}, el("strong", {}, "No sequence of moves leads from odd to even."), " Swap any two tiles and the board can be solved."));
}

function drawing(tiles, inversions) {
  const row = tiles.filter(tile => tile);
  const place = new Map(row.map((tile, i) => [tile, i]));
  const shown = inversions.slice(0, MOST_ARCS);
  const longest = Math.max(1, ...shown.map(([a, b]) => Math.abs(place.get(a) - place.get(b))));
  const height = Math.min(150, 18 + longest * CELL * 0.45);
  const marked = new Set(inversions.flat());
  const x = tile => place.get(tile) * CELL + CELL / 2;
  return svg("svg", {
    viewBox: `0 0 ${row.length * CELL} ${height + CELL}`, role: "img",
    "aria-label": `Pairs in the wrong order: ${inversions.slice(0, 30).map(pair => pair.join(" before ")).join(", ")}`,
  },
  shown.map(([a, b]) => svg("path", {
    class: "arc",
    d: `M ${x(a)} ${height} Q ${(x(a) + x(b)) / 2} ${height - Math.min(height * 2 - 12, Math.abs(x(b) - x(a)) * 0.9 + 14)} ${x(b)} ${height}`,
  })),
  row.map((tile, i) => [
    svg("rect", { class: `cell${marked.has(tile) ? " marked" : ""}`, x: i * CELL + 2, y: height + 2, width: CELL - 4, height: CELL - 4, rx: 5 }),
    svg("text", { x: i * CELL + CELL / 2, y: height + CELL / 2 + 5 }, String(tile)),
  ]).flat());
}
