/** Plays a solution: first, back, play, forward, last, a slider, the speed, the list of moves, and the chart below. */

import { el, icon, iconButton, announce, whole } from "./dom.js";
import { after, WORDS, INVERSE, target } from "./board.js";
import { LineChart } from "./chart.js";
import { post } from "./api.js";
import { select } from "./field.js";

const SPEEDS = [["1", "1 move/s"], ["2", "2 moves/s"], ["4", "4 moves/s"], ["10", "10 moves/s"], ["40", "40 moves/s"]];
const MOST_BUTTONS = 300;
const MOST_MOVES_FOR_CHART = 20000;

export class Playback {
  #step = 0;
  #timer = null;
  #boards;
  #onShow;

  /** onShow is called with the board of each step that is shown and the time a tile takes to slide. */
  constructor(start, goal, report, onShow) {
    this.report = report;
    this.goal = goal;
    this.#onShow = onShow;
    this.#boards = [start];
    for (const letter of report.moves) {
      this.#boards.push(after(this.#boards.at(-1), letter));
    }
    this.playButton = iconButton("play", "Play", () => this.toggle());
    this.slider = el("input", { type: "range", min: 0, max: this.last, value: 0, "aria-label": "Step of the solution", oninput: () => this.show(Number(this.slider.value)) });
    this.speed = select(SPEEDS, "4", () => this.#restart());
    this.speed.setAttribute("aria-label", "Speed");
    this.position = el("span", { class: "small muted", "data-position": "" });
    this.list = el("ol", { class: "moves", "aria-label": "Moves of the tiles" });
    this.chart = new LineChart({ label: "Estimate and true distance along the solution", across: "step", onPick: step => this.show(step) });
    this.chartPart = el("section", { class: "panel stack", hidden: true, "aria-label": "Estimate against the truth" });
    this.element = el("section", { class: "stack playback", "aria-label": "Playback", onkeydown: event => this.#key(event) },
      el("div", { class: "transport" },
        iconButton("first", "First", () => this.show(0)), iconButton("back", "Back", () => this.show(this.#step - 1)),
        this.playButton,
        iconButton("forward", "Forward", () => this.show(this.#step + 1)), iconButton("last", "Last", () => this.show(this.last)),
        el("span", { class: "grow" }, this.slider), this.speed, this.position),
      this.list);
    this.show(0);
  }

  get last() {
    return this.#boards.length - 1;
  }

  /** Fetches the estimates along the path and draws them. */
  async drawEstimates(request, heuristic, signal) {
    if (this.last > MOST_MOVES_FOR_CHART) {
      return;
    }
    const path = await post("path", { ...request, moves: this.report.moves, heuristic }, signal);
    const left = this.#boards.map((_, step) => this.last - step);
    const truth = path.distances ?? left;
    const words = path.distances || this.report.optimal ? "true distance to the goal" : "moves left on this path";
    this.chart.draw([path.estimates, truth]);
    this.chart.mark(this.#step);
    this.chartPart.replaceChildren(
      el("h2", {}, "Estimate against the truth"),
      el("ul", { class: "legend" }, el("li", {}, `estimate of ${heuristic}`), el("li", { class: "second" }, words)),
      this.chart.element);
    this.chartPart.hidden = false;
  }

  show(step) {
    const next = Math.max(0, Math.min(this.last, step));
    const slide = Math.abs(next - this.#step) === 1 ? Math.min(160, 700 / Number(this.speed.value)) : 0;
    this.#step = next;
    this.slider.value = next;
    this.slider.setAttribute("aria-valuetext", `step ${next} of ${this.last}`);
    this.position.textContent = `${whole(next)} / ${whole(this.last)}`;
    if (next === this.last) {
      this.pause();
    }
    this.#listMoves();
    this.chart.mark(next);
    this.#onShow(this.#boards[next], slide);
  }

  toggle() {
    if (this.#timer) {
      this.pause();
    } else {
      if (this.#step === this.last) {
        this.show(0);
      }
      this.#timer = setInterval(() => this.show(this.#step + 1), 1000 / Number(this.speed.value));
      this.#showPlaying(true);
    }
  }

  pause() {
    clearInterval(this.#timer);
    this.#timer = null;
    this.#showPlaying(false);
  }

  #restart() {
    if (this.#timer) {
      this.pause();
      this.toggle();
    }
  }

  #showPlaying(playing) {
    this.playButton.replaceChildren(icon(playing ? "pause" : "play"));
    this.playButton.setAttribute("aria-label", playing ? "Pause" : "Play");
    this.playButton.title = playing ? "Pause" : "Play";
  }

  /** A very long list shows the moves around the current one. */
  #listMoves() {
    const from = this.last <= MOST_BUTTONS ? 0 : Math.max(0, Math.min(this.last - MOST_BUTTONS, this.#step - MOST_BUTTONS / 2));
    if (this.list.dataset.from !== String(from)) {
      this.list.dataset.from = from;
      const to = Math.min(this.last, from + MOST_BUTTONS);
      const items = [];
      for (let i = from; i < to; i++) {
        const tile = this.#boards[i].tiles[target(this.#boards[i], this.report.moves[i])];
        const words = `Step ${i + 1}: ${tile} ${WORDS[INVERSE[this.report.moves[i]]]}`;
        items.push(el("li", {}, el("button", { type: "button", title: words, "aria-label": words, "data-step": i + 1, onclick: () => this.show(i + 1) }, String(tile))));
      }
      this.list.replaceChildren(...items);
    }
    for (const button of this.list.querySelectorAll("button")) {
      const number = Number(button.dataset.step);
      button.classList.toggle("past", number < this.#step);
      button.toggleAttribute("aria-current", number === this.#step);
      if (number === this.#step) {
        button.setAttribute("aria-current", "step");
        this.list.scrollTop = button.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
      }
    }
  }

  #key(event) {
    const step = { ArrowLeft: this.#step - 1, ArrowRight: this.#step + 1, Home: 0, End: this.last }[event.key];
    if (step !== undefined && event.target.tagName !== "SELECT" && event.target.type !== "range") {
      event.preventDefault();
      this.show(step);
      announce(`step ${this.#step} of ${this.last}`);
    } else if (event.key === " " && event.target.tagName !== "BUTTON") {
      event.preventDefault();
      this.toggle();
    }
  }
}
