/** One algorithm being watched: the choice, the current node, the counts, the frontier and the tree. */

import { el, whole, decimal } from "./dom.js";
import { Work, Refused } from "./api.js";
import { BoardView } from "./boardview.js";
import { Choice } from "./choice.js";
import { LineChart } from "./chart.js";
import { Trace } from "./trace.js";
import { TreeView } from "./treeview.js";
import { badge } from "./result.js";

const ENTRIES = 8;

export class Pane {
  #work = null;
  trace = null;

  constructor(catalog, initial, { onChange, onJump, label }) {
    this.label = label;
    this.choice = new Choice(catalog, initial, onChange);
    this.board = new BoardView({ label: "Current node", small: true });
    this.facts = el("dl", { class: "facts", "data-current": "" });
    this.counts = new LineChart({ label: "Frontier and explored nodes over the steps", across: "step", onPick: onJump });
    this.frontier = el("tbody", {});
    this.waiting = el("p", { class: "small muted" });
    this.outcome = el("p", { class: "row small" });
    this.picked = el("p", { class: "small mono", "data-picked": "" });
    this.tree = new TreeView(node => this.#pick(node));
    this.message = el("p", { class: "notice bad", role: "alert", hidden: true });
    this.summary = el("span", { class: "mono" });
    this.body = el("div", { class: "stack", hidden: true },
      this.outcome,
      el("div", { class: "pane-body" },
        el("div", { class: "pane-top" }, this.board.element, this.facts),
        el("div", { class: "stack pane-tree" }, this.tree.element, this.picked),
        el("div", { class: "pane-frontier" }, el("h2", {}, "Waiting next"), this.waiting, this.#table()),
        el("div", { class: "stack pane-counts" }, el("h2", {}, "Counts over time"),
          el("ul", { class: "legend" }, el("li", {}, "waiting (frontier)"), el("li", { class: "second" }, "explored")), this.counts.element)));
    this.element = el("section", { class: "panel stack", "aria-label": label },
      el("details", {}, el("summary", {}, el("strong", {}, label), " ", this.summary, el("span", { class: "muted" }, " (change)")), this.choice.element),
      this.message, this.body);
  }

  #table() {
    return el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": `Frontier of ${this.label}` },
      el("table", { class: "frontier" },
        el("thead", {}, el("tr", {}, ["", "g", "h", "f", "board"].map(name => el("th", { scope: "col" }, name || el("span", { class: "unseen" }, "order"))))),
        this.frontier));
  }

  get last() {
    return this.trace?.last ?? 0;
  }

  /** Has the search traced; false if it was refused. */
  async run(request, expansions, onProgress) {
    this.#work?.abandon();
    const work = this.#work = new Work();
    this.message.hidden = true;
    this.choice.complain(null);
    this.summary.textContent = Object.values(this.choice.request).join(" ");
    try {
      const answer = await work.run("trace", { ...request, ...this.choice.request, expansions }, { progress: onProgress });
      this.trace = new Trace(answer.report, answer.trace);
      this.goal = answer.report.goal;
      this.counts.draw([this.trace.steps.map(step => step.frontier), this.trace.steps.map(step => step.explored)]);
      this.#showOutcome(answer.report);
      this.body.hidden = false;
      this.tree.show(this.trace, 0);
      return true;
    } catch (error) {
      if (this.#work === work) {
        this.body.hidden = true;
        const known = error instanceof Refused && this.choice.complain(error);
        this.message.textContent = known ? "" : error.message;
        this.message.hidden = known;
      }
      return false;
    }
  }

  /** Shows a step; beyond the end it stays at the last one. */
  show(step) {
    if (!this.trace) {
      return;
    }
    const at = Math.min(step, this.trace.last);
    const { node, kind, frontier, explored, round, best } = this.trace.steps[at];
    const inMoves = units => decimal(this.trace.inMoves(units));
    this.board.show(this.trace.board(node), this.goal, 0);
    const facts = [["g", this.trace.g[node]], ["h", inMoves(this.trace.h[node])], ["f", inMoves(this.trace.f[node])],
      ["step", `${whole(at)}${kind === "goal" ? " (goal)" : ""}`], ["waiting", whole(frontier)], ["explored", whole(explored)]];
    if (round !== null) {
      facts.push(["bound", decimal(round)]);
    }
    if (best !== null) {
      facts.push(["best so far", best]);
    }
    this.facts.replaceChildren(...facts.map(([name, text]) =>
      el("div", {}, el("dt", {}, name), el("dd", { "data-fact": name }, String(text)))));
    this.counts.mark(at);
    this.tree.step(at);
    this.#showFrontier(at, inMoves);
  }

  end() {
    this.#work?.abandon();
    this.tree.end();
  }

  #showFrontier(step, inMoves) {
    const { entries, waiting } = this.trace.next(step, ENTRIES);
    this.waiting.textContent = waiting === 0 ? "Nothing is waiting." : `The first of ${whole(waiting)}, in the order in which the search takes them.`;
    this.frontier.replaceChildren(...entries.map((node, i) => el("tr", { class: i === 0 && this.trace.willBeTaken(node) ? "next" : null },
      el("td", {}, i === 0 && this.trace.willBeTaken(node) ? "next" : ""), el("td", {}, String(this.trace.g[node])), el("td", {}, inMoves(this.trace.h[node])),
      el("td", {}, inMoves(this.trace.f[node])), el("td", { class: "mono" }, this.trace.board(node).tiles.join(" ")))));
  }

  #showOutcome(report) {
    const cut = report.outcome === "node-limit";
    this.outcome.replaceChildren(badge(report.outcome),
      el("span", { class: "muted" }, cut ? `the first ${whole(this.trace.last)} expansions are shown`
        : `${whole(report.expanded)} expanded, ${whole(report.generated)} generated${report.cost === null ? "" : `, cost ${report.cost}`}`));
  }

  #pick(node) {
    const text = node < 0 ? "" : `chosen: g ${this.trace.g[node]}, h ${decimal(this.trace.inMoves(this.trace.h[node]))}, f ${decimal(this.trace.inMoves(this.trace.f[node]))}, board ${this.trace.board(node).tiles.join(" ")}`;
    this.picked.textContent = text;
  }
}
