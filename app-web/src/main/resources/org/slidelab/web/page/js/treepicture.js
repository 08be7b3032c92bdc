/** A still picture of a small search tree, with the expansions numbered. */

import { svg } from "./dom.js";
import { Layout } from "./layout.js";

const LEVEL = 46;
const MOST_WIDTH = 720;
const RADIUS = 13;

export function treePicture(trace) {
  const layout = new Layout(trace);
  const across = Math.min(54, MOST_WIDTH / (layout.width + 1));
  const width = (layout.width + 1) * across;
  const height = (layout.height + 1) * LEVEL + 16;
  const radius = Math.min(RADIUS, across * 0.42);
  const x = node => (layout.x[node] + 1) * across;
  const y = node => layout.y[node] * LEVEL + RADIUS + 6;
  const nodes = [...Array(trace.size).keys()].filter(node => !trace.pruned[node]);
  const goal = trace.steps.at(-1).kind === "goal" ? trace.steps.at(-1).node : -1;
  const numbers = new Map(trace.steps.slice(1).filter(step => step.kind === "expanded").map((step, i) => [step.node, i + 1]));
  return svg("svg", { class: "tree-picture", viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": `Search tree with ${numbers.size} numbered expansions` },
    nodes.filter(node => trace.parent[node] >= 0).map(node => svg("line", { class: "axis", x1: x(trace.parent[node]), y1: y(trace.parent[node]), x2: x(node), y2: y(node) })),
    nodes.map(node => svg("g", {},
      svg("circle", { class: node === goal ? "node goal" : numbers.has(node) ? "node done" : "node waits", cx: x(node), cy: y(node), r: radius }),
      numbers.has(node) ? svg("text", { class: "number", x: x(node), y: y(node) + 4, "text-anchor": "middle" }, String(numbers.get(node))) : null)));
}
