/** The view to read: a page for each algorithm and heuristic. What has no text of ours is shown by its properties. */

import { el, formula } from "./dom.js";
import { post } from "./api.js";
import { badges } from "./choice.js";
import { BoardView } from "./boardview.js";
import { LineChart } from "./chart.js";
import { Trace } from "./trace.js";
import { treePicture } from "./treepicture.js";
import * as state from "./state.js";

const NEAR = "1 2 5 3 4 8 6 0 7";
const FAR = "8 0 6 5 4 7 2 3 1";
const EXPANSIONS = 12;

export class LearnView {
  #aborter = new AbortController();

  constructor(catalog) {
    this.catalog = catalog;
    const [kind, id] = state.read().rest;
    this.kind = kind === "heuristic" ? "heuristic" : "algorithm";
    this.provider = this.#all(this.kind).find(each => each.id === id) ?? null;
    this.title = this.provider ? `${this.provider.id} – learn` : "Learn";
    this.article = el("article", { class: "panel" });
    this.element = el("div", { class: "learn" },
      el("nav", { class: "panel", "aria-label": "Pages" },
        el("h2", {}, "Algorithms"), this.#list("algorithm"), el("h2", {}, "Heuristics"), this.#list("heuristic")),
      this.article);
  }

  async begin() {
    if (!this.provider) {
      this.article.replaceChildren(...welcome(this.catalog));
      return;
    }
    const text = await this.#text();
    this.article.replaceChildren(
      el("h1", {}, this.provider.id), el("p", {}, `${this.provider.summary}.`),
      el("ul", { class: "traits" }, badges(this.provider).map(([words, look]) => el("li", { class: `badge ${look}` }, formula(words)))),
      ...text, el("h2", {}, "Properties"), this.#properties(), this.#try());
    await this.#picture(text.length ? this.article.querySelector("pre") ?? null : null).catch(() => {});
  }

  end() {
    this.#aborter.abort();
  }

  #all(kind) {
    return kind === "heuristic" ? this.catalog.heuristics : this.catalog.algorithms;
  }

  #list(kind) {
    return el("ul", {}, this.#all(kind).map(({ id }) => el("li", {}, el("a", {
      href: `#/learn/${kind}/${id}`, "aria-current": kind === this.kind && id === this.provider?.id ? "page" : null,
    }, id))));
  }

  /** Our text about a provider, if there is one. */
  async #text() {
    if (this.provider.plugin) {
      return [el("p", { class: "notice" }, `This ${this.kind} comes from the plugin ${this.provider.source}. What it says of itself is below.`)];
    }
    const response = await fetch(`learn/${this.kind}/${this.provider.id}.html`, { signal: this.#aborter.signal });
    if (!response.ok) {
      return [];
    }
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    page.querySelectorAll("pre").forEach(code => code.setAttribute("tabindex", "0")); // it may scroll
    return [...page.body.children];
  }

  #properties() {
    const words = value => value === true ? "yes" : value === false ? "no" : String(value);
    const rows = Object.entries(this.provider.traits).map(([name, value]) => [name, words(value)]);
    const options = this.provider.options.map(option => [`option ${option.name}`, `${option.summary}: ${option.accepted.replaceAll("|", ", ")}; default ${option.default}`]);
    return el("table", { class: "properties" }, el("tbody", {},
      [...rows, ...options, ["class", this.provider.class], ["from", this.provider.source]].map(([name, text]) =>
        el("tr", {}, el("th", { scope: "row" }, name), el("td", {}, name === "time" || name === "space" ? formula(text) : text)))));
  }

  #try() {
    const { id, traits } = this.provider;
    const astar = this.catalog.suited["3x3"];
    const choice = this.kind === "heuristic" ? { a: astar.algorithm, h: id } : { a: id, ...(traits.informed ? { h: astar.heuristic } : {}) };
    const link = (view, words, patch) => el("li", {}, el("a", { href: state.link(view, { board: FAR, ...patch }) }, words));
    const others = this.kind === "heuristic"
      ? { as: [astar.algorithm], hs: this.catalog.heuristics.filter(each => each.sizes.includes("3x3")).map(each => each.id) }
      : { as: this.catalog.algorithms.map(each => each.id), hs: [astar.heuristic] };
    return el("section", {}, el("h2", {}, "Try it"), el("ul", {},
      link("play", "Solve one of the hardest boards with it", { ...choice, solve: "yes" }),
      link("watch", "Watch it on an easy board, step by step", { ...choice, board: NEAR }),
      link("compare", "Compare it with the others", { ...others, run: "yes", size: "3x3", goal: "blank-first", a: [], h: [] })));
  }

  async #picture(after) {
    const figure = this.kind === "heuristic" ? await this.#estimates() : await this.#tree();
    if (after) {
      after.after(figure);
    } else {
      this.article.querySelector("h2").before(figure);
    }
  }

  /** The first expansions on an easy board, numbered. */
  async #tree() {
    const informed = this.provider.traits.informed ? { heuristic: this.catalog.suited["3x3"].heuristic } : {};
    const { report, trace } = await post("trace", { board: NEAR, size: "3x3", algorithm: this.provider.id, ...informed, expansions: EXPANSIONS }, this.#aborter.signal);
    return el("figure", {}, treePicture(new Trace(report, trace)),
      el("figcaption", {}, `Its first expansions on the board ${NEAR}, five moves from the goal, numbered in the order of the search${report.heuristic ? `, with ${report.heuristic}` : ""}. Amber nodes are waiting, the goal is green.`));
  }

  /** What it estimates along a shortest solution. */
  async #estimates() {
    const { signal } = this.#aborter;
    const report = await post("solve", { board: FAR, size: "3x3" }, signal);
    const path = await post("path", { board: FAR, size: "3x3", moves: report.moves, heuristic: this.provider.id }, signal);
    const chart = new LineChart({ label: "Estimates along a shortest solution", across: "step" });
    chart.draw([path.estimates, path.distances]);
    const board = (tiles, label) => {
      const view = new BoardView({ label, small: true });
      view.show({ rows: 3, columns: 3, tiles }, report.goal, 0);
      return view.element;
    };
    return el("figure", {},
      el("div", { class: "figure-boards" }, board(report.board, "Board"), el("span", {}, "→"), board(report.goal, "Goal"),
        el("p", {}, "It estimates ", el("strong", {}, String(+path.estimates[0].toFixed(2))), " for this board; the goal is ", el("strong", {}, String(path.distances[0])), " moves away.")),
      el("ul", { class: "legend" }, el("li", {}, `estimate of ${this.provider.id}`), el("li", { class: "second" }, "true distance")),
      chart.element, el("figcaption", {}, "The estimate along a shortest solution, against the truth."));
  }
}

function welcome(catalog) {
  return [
    el("h1", {}, "How the searches work"),
    el("p", {}, "A search grows a tree of boards from the start until it meets the goal. Algorithms differ in which board they look at next, and in what they remember. Choose one on the left, read its page, and watch it on a small board."),
    el("h2", {}, "Words that come up again and again"),
    el("dl", { class: "properties" }, ...[
      ["expanded", "a board whose neighbours were produced"], ["frontier", "the boards that were produced and wait to be expanded"],
      ["g", "the moves from the start to a board"], ["h", "a heuristic's estimate of the moves from there to the goal"], ["f", "what a search orders its frontier by; for A* it is g + h"],
      ["admissible", "an estimate that never says too much; with it A* finds shortest solutions"], ["consistent", "an estimate that one move changes by at most one; with it A* never looks at a board twice"],
      ["b, d, m", "the number of neighbours of a board, the length of the shortest solution, the greatest depth"],
    ].flatMap(([word, meaning]) => [el("dt", {}, el("strong", {}, word)), el("dd", {}, meaning)])),
    el("p", {}, `There are ${catalog.algorithms.length} algorithms and ${catalog.heuristics.length} heuristics here, those of plugins included.`),
  ];
}
