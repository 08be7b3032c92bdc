/** The table of a comparison: a row for each run, sorted by any column, with bars. */

import { el, whole, decimal, time } from "./dom.js";
import { badge } from "./result.js";

/** The columns: name of the field, heading, how to write it, and whether it has bars. */
export const COLUMNS = [
  { field: "algorithm", heading: "algorithm", write: value => value },
  { field: "heuristic", heading: "heuristic", write: value => value ?? "–" },
  { field: "outcome", heading: "outcome", write: value => badge(value) },
  { field: "cost", heading: "cost", write: whole },
  { field: "expanded", heading: "expanded", write: whole, bars: true },
  { field: "generated", heading: "generated", write: whole, bars: true },
  { field: "peakFrontier", heading: "peak frontier", write: whole, bars: true },
  { field: "depth", heading: "depth", write: whole },
  { field: "seconds", heading: "time", write: time, bars: true },
  { field: "effectiveBranchingFactor", heading: "b*", write: value => decimal(value, 3) },
];

export class ResultTable {
  #runs = [];
  #running = null;
  #sort = null;
  #onSort;

  constructor(sort, onSort) {
    this.#sort = sort;
    this.#onSort = onSort;
    this.head = el("tr", {});
    this.body = el("tbody", {});
    this.element = el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Table of results" },
      el("table", { class: "results" }, el("caption", { class: "unseen" }, "Results of the comparison"), el("thead", {}, this.head), this.body));
    this.#showHead();
  }

  get runs() {
    return this.#sorted();
  }

  clear() {
    this.#runs = [];
    this.#running = null;
    this.#showBody();
  }

  begun(running) {
    this.#running = running;
    this.#showBody();
  }

  progress(done) {
    if (this.#running) {
      Object.assign(this.#running, { expanded: done.expanded, generated: done.generated, depth: done.depth, seconds: done.seconds });
      this.#showBody();
    }
  }

  add(run) {
    this.#running = null;
    this.#runs.push(run);
    this.#showBody(run);
  }

  finished() {
    this.#running = null;
    this.#showBody();
  }

  #sorted() {
    if (!this.#sort) {
      return this.#runs;
    }
    const { field, descending } = this.#sort;
    const order = (a, b) => typeof a === "string" ? a.localeCompare(b) : a - b;
    return this.#runs.slice().sort((one, other) => {
      const [a, b] = [one[field], other[field]];
      // What has no value comes last in either direction.
      return a === null || b === null ? (a === null) - (b === null) : (descending ? -1 : 1) * order(a, b);
    });
  }

  #showHead() {
    this.head.replaceChildren(...COLUMNS.map(({ field, heading }) => {
      const chosen = this.#sort?.field === field;
      return el("th", { scope: "col", "aria-sort": chosen ? (this.#sort.descending ? "descending" : "ascending") : "none" },
        el("button", { type: "button", onclick: () => this.#sortBy(field) }, heading));
    }));
  }

  #sortBy(field) {
    this.#sort = { field, descending: this.#sort?.field === field && !this.#sort.descending };
    this.#onSort(this.#sort);
    this.#showHead();
    this.#showBody();
    this.head.children[COLUMNS.findIndex(column => column.field === field)].firstChild.focus();
  }

  #showBody(fresh = null) {
    const most = Object.fromEntries(COLUMNS.filter(column => column.bars).map(({ field }) => [field, Math.max(...this.#runs.map(run => run[field]), 0)]));
    const rows = this.#sorted().map(run => this.#row(run, most, run === fresh ? "fresh" : null));
    if (this.#running) {
      rows.push(el("tr", { class: "running" }, COLUMNS.map(({ field, write }) =>
        el("td", {}, field === "outcome" ? "running…" : field === "heuristic" || this.#running[field] !== undefined ? write(this.#running[field] ?? null) : "…"))));
    }
    this.body.replaceChildren(...rows);
  }

  #row(run, most, className) {
    return el("tr", { class: className }, COLUMNS.map(({ field, write, bars }) => {
      const cell = el("td", { "data-field": field }, write(run[field]));
      if (bars && most[field] > 0) {
        const bar = el("span", { class: "bar", "aria-hidden": "true" });
        bar.style.width = `${Math.max(1, 100 * run[field] / most[field])}%`;
        cell.append(bar);
      }
      return cell;
    }));
  }
}
