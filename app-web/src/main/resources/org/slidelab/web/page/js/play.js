/** The view to play and solve. */

import { el, whole, time, announce, moves } from "./dom.js";
import { Work, Refused } from "./api.js";
import { BoardView } from "./boardview.js";
import { Setup } from "./setup.js";
import { Choice } from "./choice.js";
import { Playback } from "./playback.js";
import { explain } from "./parity.js";
import { card } from "./result.js";
import { same, text } from "./board.js";
import * as state from "./state.js";

export class PlayView {
  #work = null;
  #playback = null;
  #estimates = null;
  #played = 0;
  #start = null;

  constructor(catalog) {
    this.title = "Play and solve";
    this.board = new BoardView({ label: "The board; arrow keys move tiles", onMove: board => this.#moved(board) });
    this.setup = new Setup(problem => this.#problemChanged(problem));
    this.choice = new Choice(catalog, { algorithm: state.value("a"), heuristic: state.value("h"), size: state.value("size") },
      () => this.#chosen());
    this.solve = el("button", { type: "submit", class: "primary" }, "Solve");
    this.cancel = el("button", { type: "button", hidden: true, onclick: () => this.#work?.cancel() }, "Cancel");
    this.progress = el("p", { class: "small muted", role: "status" });
    this.message = el("p", { class: "notice bad", role: "alert", hidden: true });
    this.status = el("p", { class: "small muted row", "data-status": "" });
    this.restart = el("button", { type: "button", class: "quiet", onclick: () => this.#backToStart() }, "Back to the start");
    this.outcome = el("div", { class: "stack outcome" });
    this.player = el("div", {});
    const form = el("form", { class: "panel stack", onsubmit: event => this.#submit(event), novalidate: true, "aria-label": "Solve" },
      this.choice.element, el("div", { class: "row" }, this.solve, this.cancel, this.progress), this.message);
    this.element = el("div", { class: "play" },
      el("h1", { class: "unseen" }, this.title),
      el("div", { class: "stack" },
        el("section", { class: "panel stack", "aria-label": "Board" }, this.board.element,
          el("div", { class: "row spread" }, this.status, this.restart), this.player),
        el("section", { class: "panel", "aria-label": "Set up the board" }, this.setup.element)),
      el("div", { class: "stack" }, form, this.outcome));
    this.restart.hidden = true;
  }

  async begin() {
    await this.setup.begin();
    if (state.value("solve") && this.setup.problem) {
      state.change({ solve: null });
      await this.#run();
    }
  }

  end() {
    this.#forget();
  }

  #problemChanged(problem) {
    this.#forget();
    this.solve.disabled = problem === null;
    this.board.element.inert = problem === null;
    if (!this.board.board) {
      this.status.textContent = "There is no board yet.";
    }
    if (problem) {
      const { tiles, rows, columns, goal } = problem;
      this.choice.offerFor(state.value("size"));
      this.board.show({ tiles, rows, columns }, goal, 0);
      this.#start = tiles;
      this.#played = 0;
      this.#showStatus();
      this.#showParity(problem);
    }
  }

  #showParity(problem) {
    this.board.mark(problem.solvable ? [] : problem.inversions.flat());
    if (!problem.solvable) {
      this.outcome.replaceChildren(el("section", { class: "panel stack", "data-unsolvable": "" },
        el("h2", {}, "This board can't be solved"), explain(problem)));
      announce("This board can't be solved");
    }
  }

  #moved(board) {
    this.#played++;
    this.setup.played(board.tiles);
    this.#forget();
    this.#showStatus();
    this.#showParity(this.setup.problem);
  }

  #showStatus() {
    const done = this.setup.problem && same(this.board.board.tiles, this.setup.problem.goal);
    this.restart.hidden = this.#played === 0;
    this.status.textContent = done
      ? `Solved${this.#played ? ` in ${moves(this.#played)} by hand` : ""}.`
      : this.#played ? `${moves(this.#played)} by hand` : "Click, drag or use the arrow keys.";
  }

  #backToStart() {
    this.setup.played(this.#start);
    this.board.show({ ...this.board.board, tiles: this.#start });
    this.#played = 0;
    this.#forget();
    this.#showStatus();
    this.#showParity(this.setup.problem);
  }

  #chosen() {
    state.change({ a: this.choice.algorithm.spec, h: this.choice.informed ? this.choice.heuristic.spec : null });
    this.choice.complain(null);
  }

  /** Whatever was found before doesn't belong to the board any more. */
  #forget() {
    this.#work?.abandon();
    this.#work = null;
    this.#estimates?.abort();
    this.#playback?.pause();
    this.#playback = null;
    this.outcome.replaceChildren();
    this.player?.replaceChildren();
    this.message.hidden = true;
    this.progress.textContent = "";
    this.#working(false);
  }

  #working(going) {
    this.solve.disabled = going || !this.setup?.problem;
    this.cancel.hidden = !going;
  }

  async #submit(event) {
    event.preventDefault();
    if (this.setup.problem) {
      if (this.#playback) {
        this.#playback.show(0);
      }
      await this.#run();
    }
  }

  async #run() {
    this.#forget();
    const work = new Work();
    this.#work = work;
    this.#working(true);
    this.choice.complain(null);
    state.change({ a: this.choice.algorithm.spec, h: this.choice.informed ? this.choice.heuristic.spec : null });
    try {
      const report = await work.run("solve", { ...this.setup.request, ...this.choice.request }, {
        progress: done => { this.progress.textContent = `${whole(done.expanded)} expanded, depth ${done.depth}, ${time(done.seconds)}`; },
        improved: better => { this.progress.textContent = `found ${moves(better.cost)} after ${time(better.seconds)}, looking for less`; },
      });
      if (this.#work === work) {
        this.#finish(report);
      }
    } catch (error) {
      if (this.#work === work) {
        this.#complain(error);
      }
    }
  }

  #finish(report) {
    this.#work = null;
    this.#working(false);
    this.progress.textContent = "";
    this.outcome.replaceChildren(card(report));
    announce(`${report.outcome}${report.cost === null ? "" : `, ${moves(report.cost)}`}, ${whole(report.expanded)} expanded`);
    if (!this.setup.problem.solvable) {
      this.outcome.append(el("section", { class: "panel stack", "data-unsolvable": "" }, el("h2", {}, "Why?"), explain(this.setup.problem)));
    }
    if (report.moves) {
      this.#playback = new Playback(this.board.board, this.setup.problem.goal, report,
        (board, millis) => this.board.show(board, this.setup.problem.goal, millis));
      this.player.replaceChildren(this.#playback.element);
      this.outcome.append(this.#playback.chartPart);
      this.board.element.scrollIntoView({ block: "nearest" });
      this.#estimates = new AbortController();
      this.#playback.drawEstimates(this.setup.request, this.choice.heuristic.spec, this.#estimates.signal).catch(() => {});
    }
  }

  #complain(error) {
    this.#working(false);
    this.progress.textContent = "";
    this.#work = null;
    const known = error instanceof Refused && (this.choice.complain(error) || this.setup.complain(error));
    this.message.textContent = known ? "" : error.message;
    this.message.hidden = known;
  }
}
