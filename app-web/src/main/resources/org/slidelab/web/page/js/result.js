/** The card that tells how a search ended. */

import { el, whole, decimal, time, moves } from "./dom.js";

const OUTCOMES = {
  solved: ["solved", "good"],
  unsolvable: ["unsolvable", "bad"],
  "time-limit": ["stopped: time limit", "amber"],
  "memory-limit": ["stopped: memory limit", "amber"],
  "node-limit": ["stopped: node limit", "amber"],
  "depth-limit": ["no solution within the depth limit", "amber"],
  cancelled: ["cancelled", "amber"],
  failed: ["failed", "bad"],
};

/** The outcome as a badge. */
export function badge(outcome) {
  const [text, kind] = OUTCOMES[outcome] ?? [outcome, ""];
  return el("span", { class: `badge ${kind}`, "data-outcome": outcome }, text);
}

/** The facts of a run as a list. */
export function facts(report) {
  const list = [
    ["cost", report.cost === null ? "–" : moves(report.cost)],
    ["expanded", whole(report.expanded)],
    ["generated", whole(report.generated)],
    ["peak frontier", whole(report.peakFrontier)],
    ["depth", whole(report.depth)],
    ["time", time(report.seconds)],
    ["b*", decimal(report.effectiveBranchingFactor, 3)],
  ];
  return el("dl", { class: "facts" }, list.map(([name, text]) =>
    el("div", {}, el("dt", {}, name), el("dd", { "data-fact": name }, text))));
}

/** The whole card. */
export function card(report) {
  const by = report.algorithm + (report.heuristic ? ` with ${report.heuristic}` : "");
  const shortest = report.outcome !== "solved" ? null
    : el("span", { class: "small muted" }, report.optimal ? "proved shortest" : "perhaps not the shortest");
  return el("section", { class: "panel stack result", "aria-label": "Result" },
    el("div", { class: "row" }, el("h2", { class: "unseen" }, "Result"), badge(report.outcome), el("span", { class: "mono" }, by), shortest),
    report.expanded || report.outcome === "solved" ? facts(report) : null,
    report.outcome === "failed" ? el("p", { class: "notice bad" }, report.note) : null);
}
