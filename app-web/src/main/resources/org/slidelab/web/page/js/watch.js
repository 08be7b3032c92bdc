/** The view to watch one or two searches, step by step. */

import { el, iconButton, icon, announce, whole } from "./dom.js";
import { Setup } from "./setup.js";
import { Pane } from "./pane.js";
import { Field, select } from "./field.js";
import { text } from "./board.js";
import * as state from "./state.js";

const SPEEDS = [["1", "1 step/s"], ["5", "5 steps/s"], ["20", "20 steps/s"], ["60", "60 steps/s"], ["600", "600 steps/s"]];
const BURST = 25;
const MOST_A_FRAME = 60;
const LIMITS = [["500", "500 expansions"], ["2000", "2,000"], ["5000", "5,000"], ["20000", "20,000"]];

export class WatchView {
  #step = 0;
  #frame = 0;
  #remembering = 0;
  #panes;
  #run = 0;

  constructor(catalog) {
    this.title = "Watch the search";
    const size = state.value("size");
    const change = (a, h, pane) => () => {
      state.change({ [a]: pane().choice.algorithm.spec, [h]: pane().choice.informed ? pane().choice.heuristic.spec : null });
      this.#trace();
    };
    const pane = (a, h, instead, label) => {
      const made = new Pane(catalog, { algorithm: state.value(a) ?? instead, heuristic: state.value(h), size },
        { onChange: change(a, h, () => made), onJump: step => this.#show(step), label });
      return made;
    };
    const second = catalog.algorithms.find(each => !each.traits.informed)?.id;
    this.#panes = [pane("a", "h", null, "Algorithm 1"), pane("a2", "h2", second, "Algorithm 2")];
    this.setup = new Setup(() => this.#problemChanged());
    this.two = el("input", { type: "checkbox", checked: state.value("two") !== null, onchange: () => this.#twoChosen() });
    this.limit = new Field("Watch at most", select(LIMITS, state.value("n") ?? "5000", value => {
      state.change({ n: value });
      this.#trace();
    }));
    this.summary = el("span", { class: "mono" });
    this.board = el("details", { class: "panel", open: state.value("board") === null },
      el("summary", {}, el("strong", {}, "Board"), " ", this.summary, el("span", { class: "muted" }, " (change)")),
      el("div", { class: "stack" }, this.setup.element, el("div", { class: "row" }, this.limit.element)));
    this.panes = el("div", { class: "panes" });
    this.progress = el("p", { class: "small muted", role: "status" });
    this.element = el("div", { class: "stack", onkeydown: event => this.#key(event) },
      el("h1", { class: "unseen" }, this.title),
      this.board,
      el("div", { class: "row spread" }, el("label", { class: "check" }, this.two, "two algorithms side by side"), this.progress),
      this.panes, this.#controls());
    this.#showPanes();
  }

  async begin() {
    this.wanted = Number(state.value("step") ?? 0);
    await this.setup.begin();
  }

  end() {
    this.#pause();
    clearTimeout(this.#remembering);
    this.#panes.forEach(pane => pane.end());
  }

  #controls() {
    this.playButton = iconButton("play", "Run", () => this.#toggle());
    this.slider = el("input", { type: "range", min: 0, max: 1, value: 0, "aria-label": "Step of the search", oninput: () => this.#show(Number(this.slider.value)) });
    this.speed = select(SPEEDS, "5");
    this.speed.setAttribute("aria-label", "Speed");
    this.jump = el("input", { type: "number", min: 0, value: 0, "aria-label": "Jump to step", onchange: () => this.#show(Number(this.jump.value)) });
    this.position = el("span", { class: "small muted", "data-position": "" });
    return el("section", { class: "panel stick", "aria-label": "Steps" }, el("div", { class: "transport" },
      iconButton("first", "First step", () => this.#show(0)), iconButton("back", "Step back", () => this.#show(this.#step - 1)),
      this.playButton, iconButton("forward", "Step forward", () => this.#show(this.#step + 1)),
      iconButton("burst", `${BURST} steps`, () => this.#show(this.#step + BURST)), iconButton("last", "Last step", () => this.#show(this.#last)),
      el("span", { class: "grow" }, this.slider), this.speed, el("span", { class: "jump" }, this.jump), this.position));
  }

  get #shown() {
    return this.two.checked ? this.#panes : this.#panes.slice(0, 1);
  }

  get #last() {
    return Math.max(...this.#shown.map(pane => pane.last));
  }

  #showPanes() {
    this.panes.classList.toggle("two", this.two.checked);
    this.panes.replaceChildren(...this.#shown.map(pane => pane.element));
  }

  #twoChosen() {
    state.change({ two: this.two.checked ? "yes" : null });
    this.#showPanes();
    this.#trace();
  }

  #problemChanged() {
    const { problem } = this.setup;
    this.summary.textContent = problem ? text(problem.tiles) : "";
    this.board.open ||= !problem; // what is wrong stands there
    this.#panes.forEach(pane => pane.choice.offerFor(state.value("size")));
    this.#trace();
  }

  async #trace() {
    this.#pause();
    if (!this.setup.problem) {
      return;
    }
    const run = ++this.#run;
    this.progress.textContent = "Searching…";
    const request = this.setup.request;
    await Promise.all(this.#shown.map(pane => pane.run(request, Number(this.limit.input.value),
      done => { this.progress.textContent = `Searching… ${whole(done.expanded)} expanded`; })));
    if (run === this.#run) {
      this.progress.textContent = "";
      this.slider.max = this.jump.max = this.#last;
      this.#show(this.wanted ?? 0);
      this.wanted = null;
    }
  }

  #show(step) {
    this.#step = Math.max(0, Math.min(this.#last, Math.round(step) || 0));
    this.slider.value = this.jump.value = this.#step;
    this.slider.setAttribute("aria-valuetext", `step ${this.#step} of ${this.#last}`);
    this.position.textContent = `${whole(this.#step)} / ${whole(this.#last)}`;
    this.#shown.forEach(pane => pane.show(this.#step));
    if (this.#step === this.#last) {
      this.#pause();
    }
    this.#remember();
  }

  /** The address follows when the steps rest: browsers slow down pages that change it all the time. */
  #remember() {
    clearTimeout(this.#remembering);
    this.#remembering = setTimeout(() => state.change({ step: this.#step || null }), 100);
  }

  #toggle() {
    if (this.#frame) {
      this.#pause();
      return;
    }
    if (this.#step === this.#last) {
      this.#show(0);
    }
    this.#showRunning(true);
    this.#advance(performance.now());
  }

  /** Shows at each frame the step that is due then: a slow machine leaves some out instead of falling behind. */
  #advance(last) {
    this.#frame = requestAnimationFrame(now => {
      const speed = Number(this.speed.value);
      const due = Math.round((now - last) * speed / 1000);
      this.#advance(due > MOST_A_FRAME ? now : last + due * 1000 / speed);
      if (due > 0) {
        this.#show(this.#step + Math.min(due, MOST_A_FRAME));
      }
    });
  }

  #pause() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#showRunning(false);
  }

  #showRunning(running) {
    this.playButton?.replaceChildren(icon(running ? "pause" : "play"));
    this.playButton?.setAttribute("aria-label", running ? "Pause" : "Run");
  }

  #key(event) {
    const typing = ["INPUT", "SELECT", "CANVAS", "TEXTAREA"].includes(event.target.tagName);
    const step = { ArrowLeft: this.#step - 1, ArrowRight: this.#step + 1, Home: 0, End: this.#last, PageDown: this.#step + BURST, PageUp: this.#step - BURST }[event.key];
    if (step !== undefined && !typing) {
      event.preventDefault();
      this.#show(step);
      announce(`step ${this.#step} of ${this.#last}`);
    }
  }
}
