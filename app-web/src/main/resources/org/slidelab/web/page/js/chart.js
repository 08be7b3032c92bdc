/** A line chart: one or two series over the same steps, with a mark at one of them. */

import { svg } from "./dom.js";

const HEIGHT = 210;
const EDGE = { left: 42, right: 22, top: 10, bottom: 34 };
const MOST_POINTS = 800;

export class LineChart {
  #series = [];
  #width = 640;
  #marked = 0;
  #last = 1;
  #top = 1;

  /** onPick is called with the step that was clicked. */
  constructor({ label, across, onPick = null }) {
    this.across = across;
    this.onPick = onPick;
    this.element = svg("svg", { class: "chart", height: HEIGHT, role: "img", "aria-label": label });
    this.here = svg("g", {});
    this.element.addEventListener("click", event => this.#pick(event));
    new ResizeObserver(([{ contentRect }]) => this.#fit(contentRect.width)).observe(this.element);
  }

  /** It is drawn as wide as its place, so that its words have the size of others. */
  #fit(width) {
    if (width > 0 && width !== this.#width) {
      this.#width = width;
      this.#redraw();
    }
  }

  /** Draws the series, each a list of numbers. */
  draw(series) {
    this.#series = series.map(numbers => numbers ?? []);
    this.#last = Math.max(1, ...this.#series.map(numbers => numbers.length - 1));
    this.#top = Math.max(1, ...this.#series.map(numbers => numbers.reduce((a, b) => Math.max(a, b), 0)));
    this.#marked = 0;
    this.#redraw();
  }

  #redraw() {
    this.element.replaceChildren(...this.#grid(), ...this.#series.map((numbers, i) => this.#line(numbers, i)), this.here);
    this.mark(this.#marked);
  }

  /** Marks a step. */
  mark(step) {
    this.#marked = step;
    const x = this.#x(step);
    this.here.replaceChildren(
      svg("line", { class: "here", x1: x, x2: x, y1: EDGE.top, y2: HEIGHT - EDGE.bottom }),
      ...this.#series.map((numbers, i) => step < numbers.length
        ? svg("circle", { class: `dot${i + 1}`, cx: x, cy: this.#y(numbers[step]), r: 4.5 }) : null).filter(Boolean));
  }

  #x(step) {
    return EDGE.left + step / this.#last * (this.#width - EDGE.left - EDGE.right);
  }

  #y(number) {
    return HEIGHT - EDGE.bottom - number / this.#top * (HEIGHT - EDGE.top - EDGE.bottom);
  }

  #grid() {
    const parts = [];
    for (const tick of ticks(this.#top, 4)) {
      const y = this.#y(tick);
      parts.push(svg("line", { class: "grid", x1: EDGE.left, x2: this.#width - EDGE.right, y1: y, y2: y }));
      parts.push(svg("text", { x: EDGE.left - 6, y: y + 4, "text-anchor": "end" }, short(tick)));
    }
    for (const tick of ticks(this.#last, Math.min(10, this.#width / 70))) {
      parts.push(svg("text", { x: this.#x(tick), y: HEIGHT - EDGE.bottom + 16, "text-anchor": "middle" }, short(tick)));
    }
    parts.push(svg("text", { x: this.#width - EDGE.right, y: HEIGHT - 3, "text-anchor": "end" }, this.across));
    parts.push(svg("line", { class: "axis", x1: EDGE.left, x2: this.#width - EDGE.right, y1: this.#y(0), y2: this.#y(0) }));
    return parts;
  }

  /** Of many points only the extremes of each stretch are drawn: it looks the same. */
  #line(numbers, i) {
    const stretch = Math.ceil(numbers.length / MOST_POINTS);
    const points = [];
    for (let from = 0; from < numbers.length; from += stretch) {
      let low = from;
      let high = from;
      for (let step = from; step < Math.min(numbers.length, from + stretch); step++) {
        low = numbers[step] < numbers[low] ? step : low;
        high = numbers[step] > numbers[high] ? step : high;
      }
      [...new Set([Math.min(low, high), Math.max(low, high)])].forEach(step =>
        points.push(`${this.#x(step).toFixed(1)},${this.#y(numbers[step]).toFixed(1)}`));
    }
    return svg("polyline", { class: `s${i + 1}`, points: points.join(" ") });
  }

  #pick(event) {
    const box = this.element.getBoundingClientRect();
    const x = event.clientX - box.left;
    const step = Math.round((x - EDGE.left) / (this.#width - EDGE.left - EDGE.right) * this.#last);
    this.onPick?.(Math.max(0, Math.min(this.#last, step)));
  }
}

/** Round numbers from 0 to a top, about so many. */
export function ticks(top, about) {
  const rough = top / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max([1, 2, 5, 10].map(each => each * power).find(each => each >= rough), top <= about ? 1 : 0);
  const list = [];
  for (let tick = 0; tick <= top * 1.0001; tick += step) {
    list.push(tick);
  }
  return list;
}

/** A number in few letters. */
export function short(number) {
  return number >= 1e6 ? `${+(number / 1e6).toPrecision(3)} M` : number >= 1e4 ? `${+(number / 1e3).toPrecision(3)} k` : String(+number.toPrecision(3));
}
