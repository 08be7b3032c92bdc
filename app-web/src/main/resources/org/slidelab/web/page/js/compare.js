/** The view to compare any set of algorithms and heuristics on one board. */

import { el, whole, announce, download } from "./dom.js";
import { Work, Refused } from "./api.js";
import { Setup } from "./setup.js";
import { Picker } from "./picker.js";
import { Field, select } from "./field.js";
import { ResultTable, COLUMNS } from "./table.js";
import { barChart, svgText, png } from "./bars.js";
import * as state from "./state.js";

const TIMES = [["1", "1 s"], ["5", "5 s"], ["10", "10 s"], ["60", "60 s"]];

export class CompareView {
  #work = null;

  constructor(catalog) {
    this.title = "Compare";
    this.catalog = catalog;
    const suited = catalog.suited[state.value("size")] ?? {};
    const algorithms = state.values("as");
    const heuristics = state.values("hs");
    const unset = algorithms.length === 0;
    this.algorithms = new Picker("Algorithms", catalog.algorithms, unset ? this.#usual(suited) : algorithms, () => this.#chosen(), "wastar:weight=2 dls:limit=12");
    this.heuristics = new Picker("Heuristics, if informed", catalog.heuristics, heuristics.length || !unset ? heuristics : [suited.heuristic].filter(Boolean), () => this.#chosen(), "max:of=manhattan+misplaced");
    this.time = new Field("Stop each run after", select(TIMES.filter(([s]) => Number(s) <= catalog.limits.seconds), state.value("t") ?? "10", value => state.change({ t: value })));
    this.setup = new Setup(problem => this.#problemChanged(problem));
    this.go = el("button", { type: "submit", class: "primary" }, "Compare");
    this.cancel = el("button", { type: "button", hidden: true, onclick: () => this.#work?.cancel() }, "Cancel");
    this.progress = el("p", { class: "small muted", role: "status" });
    this.message = el("p", { class: "notice bad", role: "alert", hidden: true });
    const [field, direction] = (state.value("sort") ?? "").split(" ");
    this.table = new ResultTable(field ? { field, descending: direction === "desc" } : null, sort => {
      state.change({ sort: sort.field + (sort.descending ? " desc" : "") });
      this.#showChart();
    });
    const bars = COLUMNS.filter(column => column.bars || column.field === "cost");
    this.metric = new Field("Bars show", select(bars.map(column => [column.field, column.heading]), state.value("bars") ?? "expanded", value => {
      state.change({ bars: value });
      this.#showChart();
    }));
    this.chart = el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Bar chart" });
    this.results = el("section", { class: "panel stack", hidden: true, "aria-label": "Results" }, this.table.element,
      el("div", { class: "row spread bottom" }, this.metric.element, this.#downloads()), this.chart);
    this.element = el("div", { class: "stack" }, el("h1", { class: "unseen" }, this.title),
      el("form", { class: "panel stack", novalidate: true, "aria-label": "Set up the comparison", onsubmit: event => { event.preventDefault(); this.#run(); } },
        this.setup.element,
        el("div", { class: "pickers" }, this.algorithms.element, this.heuristics.element),
        el("div", { class: "row bottom" }, this.time.element, this.go, this.cancel, this.#copyButton(), this.progress), this.message),
      this.results);
  }

  async begin() {
    await this.setup.begin();
    if (state.value("run") && this.setup.problem) {
      await this.#run();
    }
  }

  end() {
    this.#work?.abandon();
    this.#work = null;
  }

  /** What one compares first: everything uninformed that finds shortest solutions, and what suits the size. */
  #usual(suited) {
    const shortest = this.catalog.algorithms.filter(each => each.traits.optimal === "always").map(each => each.id);
    return [...new Set([...shortest, suited.algorithm])];
  }

  #copyButton() {
    const button = el("button", { type: "button", onclick: async () => {
      state.change({ run: "yes" });
      await navigator.clipboard?.writeText(location.href).catch(() => {});
      button.textContent = "Link copied";
      setTimeout(() => { button.textContent = "Copy a link to this"; }, 1500);
    } }, "Copy a link to this");
    return button;
  }

  #downloads() {
    const button = (label, action) => el("button", { type: "button", onclick: action }, label);
    return el("div", { class: "row", role: "group", "aria-label": "Download" },
      button("CSV", () => download("comparison.csv", this.csv(), "text/csv")),
      button("SVG", () => download("comparison.svg", svgText(this.#drawing()), "image/svg+xml")),
      button("PNG", async () => download("comparison.png", await png(this.#drawing()), "image/png")));
  }

  /** The runs as shown, under the names that every file uses. */
  csv() {
    const runs = this.table.runs;
    const quote = value => /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
    const write = value => quote(value === null ? "" : Array.isArray(value) ? value.join(" ") : String(value));
    const names = Object.keys(runs[0] ?? {});
    return [names.join(","), ...runs.map(run => names.map(name => write(run[name])).join(","))].join("\n") + "\n";
  }

  #problemChanged(problem) {
    this.end();
    this.#working(false);
    this.results.hidden = true;
    this.go.disabled = !problem;
    const size = state.value("size");
    this.heuristics.offer(id => this.catalog.heuristics.find(each => each.id === id).sizes.includes(size));
  }

  #chosen() {
    state.change({ as: this.algorithms.specs, hs: this.heuristics.specs });
    this.algorithms.complain(null);
    this.heuristics.complain(null);
  }

  #working(going) {
    this.go.disabled = going || !this.setup?.problem;
    this.cancel.hidden = !going;
    this.progress.textContent = "";
  }

  async #run() {
    this.end();
    this.#chosen();
    state.change({ run: "yes" });
    const work = this.#work = new Work();
    this.#working(true);
    this.message.hidden = true;
    this.results.hidden = false;
    this.table.clear();
    this.chart.replaceChildren();
    const informed = this.algorithms.ids.some(id => this.catalog.algorithms.find(each => each.id === id)?.traits.informed ?? true);
    try {
      const result = await work.run("compare", {
        ...this.setup.request, algorithms: this.algorithms.specs, heuristics: informed ? this.heuristics.specs : [], maxSeconds: Number(this.time.input.value),
      }, {
        begun: run => { this.progress.textContent = `${run.number + 1} of ${run.of}`; this.table.begun(run); },
        progress: done => this.table.progress(done),
        run: run => this.table.add(run),
      });
      this.#finish(`${whole(result.runs.length)} runs${result.complete ? "" : ", cancelled"}`);
    } catch (error) {
      if (this.#work === work) {
        this.#complain(error);
      }
    }
  }

  #finish(words) {
    this.#work = null;
    this.#working(false);
    this.progress.textContent = words;
    this.table.finished();
    this.#showChart();
    announce(words);
  }

  #complain(error) {
    this.#work = null;
    this.#working(false);
    this.results.hidden = true;
    const picker = error instanceof Refused ? { algorithms: this.algorithms, heuristics: this.heuristics }[error.field] : null;
    picker?.complain(error.message);
    if (!picker && !(error instanceof Refused && this.setup.complain(error))) {
      this.message.textContent = error.message;
      this.message.hidden = false;
    }
  }

  #drawing(width) {
    const column = COLUMNS.find(({ field }) => field === this.metric.input.value);
    return barChart(this.table.runs, column, this.setup.request.board, width);
  }

  #showChart() {
    const width = Math.max(320, Math.min(1000, this.table.element.clientWidth - 8));
    this.chart.replaceChildren(...this.table.runs.length ? [this.#drawing(width)] : []);
  }
}
