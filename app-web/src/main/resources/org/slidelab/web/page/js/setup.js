/** The fields for the board: size, goal, the board itself, and random boards. The server reads and judges them. */

import { el } from "./dom.js";
import { get, post } from "./api.js";
import { Field, select } from "./field.js";
import { parseSize, text } from "./board.js";
import * as state from "./state.js";

const SIZES = ["3x3", "4x4", "5x5"];
const GOALS = [["blank-first", "blank first (0 1 2 …)"], ["blank-last", "blank last (1 2 … 0)"], ["snail", "snail (a spiral)"], ["own", "my own"]];
const LARGEST_KNOWN = 10;

export class Setup {
  #problem = null;
  #request = 0;
  #onChange;

  /** onChange is called with the board, the goal and the parity whenever they change, and with null while they are wrong. */
  constructor(onChange) {
    this.#onChange = onChange;
    const size = state.value("size");
    const goal = state.value("goal");
    const named = GOALS.some(([id]) => id === goal);
    this.sizes = el("div", { class: "segments", role: "group", "aria-label": "Size of the board" });
    this.rows = this.#number("Rows", parseSize(size).rows);
    this.columns = this.#number("Columns", parseSize(size).columns);
    this.other = el("div", { class: "fields", hidden: SIZES.includes(size) }, this.rows.element, this.columns.element);
    this.goal = new Field("Goal", select(GOALS, named ? goal : "own", value => this.#goalChosen(value)));
    this.ownGoal = new Field("My goal", el("input", {
      type: "text", value: named ? "" : goal, spellcheck: "false", onchange: () => this.#changed({ goal: this.ownGoal.input.value }),
    }), "Tiles row by row, 0 is the blank.");
    this.ownGoal.element.hidden = named;
    this.board = new Field("Board", el("input", {
      type: "text", class: "mono", spellcheck: "false", autocomplete: "off", value: state.value("board") ?? "",
      onchange: () => this.#changed({ board: this.board.input.value }),
    }), "1 2 5 3 4 0 6 7 8, or 1,2,5,3,4,0,6,7,8, or 125/340/678, or 125340678");
    this.depth = el("input", { type: "range", min: 1, max: 31, value: 20, oninput: () => this.#showDepth() });
    this.depthField = new Field("Random", this.depth);
    this.random = el("button", { type: "button", onclick: () => this.randomise() }, "Random");
    this.element = el("div", { class: "stack setup" },
      el("div", { class: "field" }, el("span", { class: "label" }, "Size"), this.sizes, this.other),
      el("div", { class: "fields" }, this.goal.element, this.ownGoal.element),
      this.board.element,
      el("div", { class: "random-row" }, this.depthField.element, this.random));
    this.#showSizes(size);
  }

  /** The fields of a request about this board. */
  get request() {
    return { size: state.value("size"), goal: this.#goalText(), board: text(this.#problem.tiles) };
  }

  get problem() {
    return this.#problem;
  }

  /** Reads the board of the address; without one it takes a random board. */
  async begin() {
    return state.value("board") ? this.#judge() : this.randomise();
  }

  /** Takes a board that was played, which needs no judge: its parity is that of the board before. */
  played(tiles) {
    this.#problem = { ...this.#problem, tiles };
    this.board.input.value = text(tiles);
    this.board.complain(null);
    state.change({ board: text(tiles) });
  }

  /** Marks the field that the server blames; false if it is none of these. */
  complain(refused) {
    const fields = { board: this.board, goal: this.ownGoal.element.hidden ? this.goal : this.ownGoal, size: this.rows, depth: this.depthField };
    const field = fields[refused.field];
    field?.complain(refused.message);
    return Boolean(field);
  }

  async randomise() {
    await this.#ask(() => get("random", { size: state.value("size"), goal: this.#goalText(), depth: this.depth.value }));
  }

  async #judge() {
    const board = state.value("board");
    await this.#ask(() => post("board", { size: state.value("size"), goal: this.#goalText(), board }));
  }

  async #ask(call) {
    const number = ++this.#request;
    [this.board, this.goal, this.ownGoal, this.rows, this.depthField].forEach(field => field.complain(null));
    try {
      const answer = await call();
      if (number === this.#request) {
        this.#problem = { ...answer, tiles: answer.board };
        this.board.input.value = text(answer.board);
        state.change({ board: text(answer.board) });
        this.#onChange(this.#problem);
      }
    } catch (refused) {
      if (number === this.#request) {
        this.#problem = null;
        if (!this.complain(refused)) {
          this.board.complain(refused.message);
        }
        this.#onChange(null);
      }
    }
  }

  #changed(patch) {
    state.change(patch);
    this.#judge();
  }

  #goalChosen(value) {
    this.ownGoal.element.hidden = value !== "own";
    if (value === "own") {
      this.ownGoal.input.value = this.#problem ? text(this.#problem.goal) : "";
      this.ownGoal.input.focus();
    }
    this.#changed({ goal: value === "own" ? this.ownGoal.input.value || "blank-first" : value });
  }

  #goalText() {
    return state.value("goal");
  }

  #number(label, value) {
    const input = el("input", { type: "number", min: 2, max: 8, value, onchange: () => this.#sizeChosen(`${this.rows.input.value}x${this.columns.input.value}`, true) });
    return new Field(label, input);
  }

  #sizeChosen(size, other = false) {
    this.other.hidden = !other;
    const ownGoal = !this.ownGoal.element.hidden;
    if (ownGoal) {
      this.goal.input.value = "blank-first";
      this.ownGoal.element.hidden = true;
    }
    state.change({ size, board: null, ...(ownGoal ? { goal: null } : {}) });
    this.#showSizes(size, other);
    this.randomise();
  }

  #showSizes(size, other = !SIZES.includes(size)) {
    const button = (label, pressed, onclick) => el("button", { type: "button", "aria-pressed": String(pressed), onclick }, label);
    this.sizes.replaceChildren(
      ...SIZES.map(each => button(each.replace("x", "×"), !other && each === size, () => this.#sizeChosen(each))),
      button("other", other, () => {
        this.other.hidden = false;
        this.#showSizes(state.value("size"), true);
        this.rows.input.focus();
      }));
    const { rows, columns } = parseSize(size);
    const cells = rows * columns;
    this.known = cells <= LARGEST_KNOWN;
    this.depth.max = { 4: 6, 6: 21, 8: 36, 9: 31, 10: 55 }[cells] ?? 200;
    this.depth.value = this.known ? Math.min(20, Math.round(this.depth.max * 0.65)) : 40;
    this.#showDepth();
  }

  #showDepth() {
    const words = this.known ? `${this.depth.value} moves away` : `${this.depth.value} random moves`;
    this.depthField.element.querySelector("label").textContent = `Random, ${words}`;
  }
}
