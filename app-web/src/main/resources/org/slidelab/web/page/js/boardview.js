/** A board that one can play: by click and touch, by dragging a tile, and with the arrow keys. */

import { el, announce } from "./dom.js";
import { after, movesTo, target, WORDS, INVERSE } from "./board.js";

/** The arrow moves the tile, so the blank goes the other way. */
const KEYS = { ArrowUp: "D", ArrowDown: "U", ArrowLeft: "R", ArrowRight: "L" };
const FAR_ENOUGH = 0.3;

export class BoardView {
  #tiles = new Map();
  #goal = null;
  #marked = new Set();
  #onMove;

  /** Without onMove the board is only looked at. */
  constructor({ onMove = null, label = "Board", small = false } = {}) {
    this.#onMove = onMove;
    this.element = el("div", {
      class: `board${small ? " small" : ""}${onMove ? "" : " still"}`,
      role: onMove ? "group" : "img",
      "aria-label": label,
      tabindex: onMove ? "0" : null,
    });
    this.label = label;
    if (onMove) {
      this.element.addEventListener("keydown", event => this.#key(event));
    }
  }

  /** Shows a board; tiles that are where the goal wants them look so. */
  show(board, goal = this.#goal, millis = 140) {
    const other = !this.board || this.board.rows !== board.rows || this.board.columns !== board.columns;
    this.board = board;
    this.#goal = goal;
    if (other) {
      this.#build(board);
    }
    this.element.style.setProperty("--slide", `${millis}ms`);
    board.tiles.forEach((tile, cell) => {
      if (tile) {
        this.#place(tile, cell);
      }
    });
    this.element.classList.toggle("done", Boolean(this.#onMove && goal && board.tiles.every((t, i) => t === goal[i])));
    this.#describe();
  }

  /** Marks tiles. */
  mark(tiles) {
    this.#marked = new Set(tiles);
    this.#tiles.forEach((element, tile) => element.classList.toggle("marked", this.#marked.has(tile)));
  }

  #build(board) {
    this.element.style.setProperty("--rows", board.rows);
    this.element.style.setProperty("--columns", board.columns);
    this.#tiles.clear();
    for (let tile = 1; tile < board.tiles.length; tile++) {
      const face = el("span", { class: "face" }, String(tile));
      const element = this.#onMove
        ? el("button", { class: "tile", type: "button", tabindex: "-1", "data-tile": tile }, face)
        : el("div", { class: "tile", "data-tile": tile }, face);
      if (this.#onMove) {
        this.#makePlayable(element, tile);
      }
      this.#tiles.set(tile, element);
    }
    this.element.replaceChildren(...this.#tiles.values());
  }

  #place(tile, cell) {
    const element = this.#tiles.get(tile);
    element.style.setProperty("--x", cell % this.board.columns);
    element.style.setProperty("--y", Math.floor(cell / this.board.columns));
    element.classList.toggle("home", this.#goal !== null && this.#goal[cell] === tile);
    element.classList.toggle("movable", Boolean(this.#onMove) && movesTo(this.board, cell).length > 0);
  }

  #describe() {
    const rows = [];
    for (let row = 0; row < this.board.rows; row++) {
      const tiles = this.board.tiles.slice(row * this.board.columns, (row + 1) * this.board.columns);
      rows.push(tiles.map(tile => tile || "blank").join(" "));
    }
    this.element.setAttribute("aria-label", `${this.label}: ${rows.join(", ")}`);
  }

  #makePlayable(element, tile) {
    let drag = null;
    element.addEventListener("pointerdown", event => {
      const letter = movesTo(this.board, this.board.tiles.indexOf(tile));
      drag = { x: event.clientX, y: event.clientY, letter, part: 0, moved: false };
      element.setPointerCapture(event.pointerId);
    });
    element.addEventListener("pointermove", event => {
      if (drag && drag.letter.length === 1) {
        this.#drag(element, tile, drag, event);
      }
    });
    element.addEventListener("pointerup", () => {
      const go = drag && (!drag.moved || drag.part > FAR_ENOUGH);
      this.#drop(element, tile);
      if (go) {
        this.#play(drag.letter);
      }
      drag = null;
    });
    element.addEventListener("pointercancel", () => {
      this.#drop(element, tile);
      drag = null;
    });
    element.addEventListener("click", event => {
      if (event.detail === 0) { // by keyboard or screen reader; a pointer has been dealt with
        this.#play(movesTo(this.board, this.board.tiles.indexOf(tile)));
      }
    });
  }

  /** The tile follows the pointer towards the blank, and no further. */
  #drag(element, tile, drag, event) {
    const cell = this.board.tiles.indexOf(tile);
    const box = this.element.getBoundingClientRect();
    const across = { L: 1, R: -1 }[drag.letter] ?? 0;
    const along = { U: 1, D: -1 }[drag.letter] ?? 0;
    const way = across * (event.clientX - drag.x) * this.board.columns / box.width
      + along * (event.clientY - drag.y) * this.board.rows / box.height;
    drag.part = Math.max(0, Math.min(1, way));
    drag.moved ||= Math.abs(event.clientX - drag.x) + Math.abs(event.clientY - drag.y) > 6;
    element.classList.add("dragged");
    element.style.setProperty("--x", cell % this.board.columns + across * drag.part);
    element.style.setProperty("--y", Math.floor(cell / this.board.columns) + along * drag.part);
  }

  #drop(element, tile) {
    element.classList.remove("dragged");
    this.#place(tile, this.board.tiles.indexOf(tile));
  }

  #key(event) {
    const letter = KEYS[event.key];
    if (letter && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      if (target(this.board, letter) >= 0) {
        this.#play(letter);
      }
    }
  }

  #play(letters) {
    for (const letter of letters) {
      const tile = this.board.tiles[target(this.board, letter)];
      this.show(after(this.board, letter));
      announce(`${tile} moved ${WORDS[INVERSE[letter]]}`);
      this.#onMove(this.board, letter);
    }
  }
}
