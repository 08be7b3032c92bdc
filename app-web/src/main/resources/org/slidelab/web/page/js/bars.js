/** A bar chart of a comparison that stands alone: it is shown in the page and saved as SVG or PNG. */

import { svg } from "./dom.js";

const ROW = 26;
const TOP = 62;
const NUMBER = 96;

/** The width of a drawing that is saved. */
export const WIDTH = 860;

const COLOURS = { light: { ground: "#ffffff", text: "#18202c", bar: "#1d4f91", muted: "#51607a" }, dark: { ground: "#181e28", text: "#e8edf5", bar: "#8ab8f5", muted: "#a5b2c7" } };

/** A drawing of one number of each run; long spans are drawn by their logarithm, and the title says so. */
export function barChart(runs, { field, heading, write }, board, width = WIDTH) {
  const label = Math.min(230, width * 0.44);
  const scheme = COLOURS[matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"];
  const numbers = runs.map(run => run[field] ?? 0);
  const top = Math.max(...numbers, Number.MIN_VALUE);
  const least = Math.min(...numbers.filter(number => number > 0), top);
  const logarithmic = top / least > 200;
  const length = number => number <= 0 ? 0 : logarithmic
    ? (Math.log(number / least) + 1) / (Math.log(top / least) + 1) : number / top;
  const height = TOP + runs.length * ROW + 8;
  const title = `${heading}${logarithmic ? " (logarithmic)" : ""}`;
  return svg("svg", {
    xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": `${title}, board ${board}`,
    "font-family": "system-ui, sans-serif", "font-size": 13,
  },
  svg("rect", { width, height, fill: scheme.ground }),
  svg("text", { x: 12, y: 26, fill: scheme.text, "font-weight": 600, "font-size": 15 }, title),
  svg("text", { x: 12, y: 46, fill: scheme.muted }, `board ${board}`),
  runs.map((run, i) => {
    const y = TOP + i * ROW;
    const long = length(numbers[i]) * (width - label - NUMBER);
    return [
      svg("text", { x: label - 10, y: y + 16, fill: scheme.text, "text-anchor": "end" }, cut(run.algorithm + (run.heuristic ? ` ${run.heuristic}` : ""), Math.floor((label - 10) / 7.4))),
      svg("rect", { x: label, y: y + 4, width: Math.max(1, long), height: ROW - 10, rx: 3, fill: scheme.bar, opacity: run.outcome === "solved" ? 1 : 0.45 }),
      svg("text", { x: label + long + 8, y: y + 16, fill: scheme.muted }, run[field] === null ? run.outcome : write(run[field])),
    ];
  }).flat());
}

/** The drawing as a file. */
export function svgText(drawing) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(drawing)}\n`;
}

/** The drawing as a picture of twice the size. */
export async function png(drawing) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svgText(drawing)], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * drawing.getAttribute("width");
  canvas.height = 2 * drawing.getAttribute("height");
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise(resolve => canvas.toBlob(resolve, "image/png"));
}

function cut(text, most) {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
