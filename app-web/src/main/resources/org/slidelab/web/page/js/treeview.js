/** The search tree on a canvas: pan by dragging, zoom by wheel, pinch or keys, collapse by double click or Enter. */

import { el, iconButton, announce, decimal } from "./dom.js";
import { Layout } from "./layout.js";
import { drawTree } from "./treedrawing.js";

const ACROSS = 1;
const LEAST_SCALE = 0.02;
const LARGEST_SCALE = 170;

export class TreeView {
  #layout = null;
  #trace = null;
  #step = 0;
  #collapsed = new Set();
  #selected = -1;
  #scale = 40;
  #left = 0;
  #top = 0;
  #width = 1;
  #height = 1;
  #pointers = new Map();
  #frame = 0;
  #follow = true;
  #onSelect;

  /** onSelect is called with a node that was chosen in the tree. */
  constructor(onSelect) {
    this.#onSelect = onSelect;
    this.canvas = el("canvas", { tabindex: "0", role: "application", "aria-roledescription": "search tree", "aria-label": "Search tree. Arrow keys go from node to node, Enter collapses, plus and minus zoom." });
    this.pruned = el("input", { type: "checkbox", onchange: () => this.#relayout() });
    this.following = el("input", { type: "checkbox", checked: true, onchange: () => { this.#follow = this.following.checked; this.#centre(); } });
    this.element = el("div", { class: "stack" },
      el("div", { class: "tree" }, this.canvas, el("div", { class: "tools" },
        iconButton("plus", "Zoom in", () => this.#zoom(1.5)), iconButton("minus", "Zoom out", () => this.#zoom(1 / 1.5)),
        iconButton("fit", "Show the whole tree", () => this.fit()))),
      el("div", { class: "row small" },
        el("label", { class: "check" }, this.following, "follow the current node"),
        el("label", { class: "check" }, this.pruned, "show what was dropped")));
    this.#listen();
  }

  show(trace, step) {
    this.#trace = trace;
    this.#step = step;
    this.#collapsed.clear();
    this.#selected = -1;
    this.#measure();
    this.#relayout();
    this.#begin();
  }

  step(step) {
    this.#step = step;
    if (this.#follow) {
      this.#centre();
    }
    this.#paint();
  }

  /** Shows everything that is there at the last step. */
  fit() {
    this.#scale = this.#fitting();
    this.#left = (this.#layout.width * this.#scale - this.#width) / 2;
    this.#top = Math.min(0, ((this.#layout.height + 1.4) * this.#level() - this.#height) / 2);
    this.following.checked = this.#follow = false;
    this.#paint();
  }

  /** A small tree is shown as a whole, of a large one the part around the root. */
  #begin() {
    if (this.#fitting() >= 14) {
      this.fit();
    } else {
      this.#scale = 26;
      this.#left = (this.#layout.x[0] + 0.5) * this.#scale - this.#width / 2;
      this.#top = 0;
    }
    this.following.checked = this.#follow = true;
  }

  /** Asked once and when it changes: to ask at each step would have the page laid out twice. */
  #measure() {
    this.#width = this.canvas.clientWidth;
    this.#height = this.canvas.clientHeight;
  }

  #fitting() {
    const across = this.#width / (this.#layout.width + 1);
    const down = this.#height / ((this.#layout.height + 1.4) * 1.35);
    return clamp(Math.min(across, down), 90);
  }

  end() {
    cancelAnimationFrame(this.#frame);
    this.observer.disconnect();
  }

  /** The distance between levels: more than that between neighbours; in a wide tree from afar it stays legible. */
  #level(scale = this.#scale) {
    return Math.max(scale * 1.35, Math.min(18, this.#height / (this.#layout.height + 1.4)));
  }

  #relayout() {
    if (this.#trace) {
      this.#layout = new Layout(this.#trace, { collapsed: this.#collapsed, pruned: this.pruned.checked });
      this.#paint();
    }
  }

  /** Brings the current node into view: it stays where it is if it can be seen well. */
  #centre(node = this.#trace?.steps[this.#step].node) {
    if (!this.#layout || node === undefined) {
      return;
    }
    const [width, height] = [this.#width, this.#height];
    if (this.#scale <= this.#fitting() * 1.01) { // all of it is in view
      this.#paint();
      return;
    }
    const x = (this.#layout.x[node] + 0.5) * this.#scale - this.#left;
    const y = (this.#layout.y[node] + 0.7) * this.#level() - this.#top;
    if (x < width * 0.15 || x > width * 0.85) {
      this.#left += x - width / 2;
    }
    if (y < height * 0.05 || y > height * 0.85) {
      this.#top += y - height * 0.45;
    }
    this.#paint();
  }

  #zoom(factor, x = this.#width / 2, y = this.#height / 2) {
    const scale = clamp(this.#scale * factor, LARGEST_SCALE);
    this.#left = (this.#left + x) * scale / this.#scale - x;
    this.#top = (this.#top + y) * this.#level(scale) / this.#level() - y;
    this.#scale = scale;
    this.#paint();
  }

  #pan(right, down) {
    this.#left += right;
    this.#top += down;
    this.#paint();
  }

  #paint() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (this.#trace && this.#layout) {
        drawTree(this.canvas, {
          trace: this.#trace, layout: this.#layout, step: this.#step, selected: this.#selected, collapsed: this.#collapsed,
          width: this.#width, height: this.#height, scale: this.#scale, level: this.#level(), left: this.#left, top: this.#top,
        });
      }
    });
  }

  #listen() {
    this.observer = new ResizeObserver(() => {
      this.#measure();
      this.#paint();
    });
    this.observer.observe(this.canvas);
    this.canvas.addEventListener("wheel", event => {
      event.preventDefault();
      this.#zoom(Math.exp(-event.deltaY * 0.0015), event.offsetX, event.offsetY);
    }, { passive: false });
    this.canvas.addEventListener("pointerdown", event => {
      this.canvas.setPointerCapture(event.pointerId);
      this.#pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY, way: 0 });
    });
    this.canvas.addEventListener("pointermove", event => this.#pointerMoved(event));
    this.canvas.addEventListener("pointerup", event => {
      if (this.#pointers.get(event.pointerId)?.way < 5) {
        this.#select(this.#nodeAt(event.offsetX, event.offsetY));
      }
      this.#pointers.delete(event.pointerId);
    });
    this.canvas.addEventListener("pointercancel", event => this.#pointers.delete(event.pointerId));
    this.canvas.addEventListener("dblclick", event => this.#toggle(this.#nodeAt(event.offsetX, event.offsetY)));
    this.canvas.addEventListener("keydown", event => this.#key(event));
  }

  #pointerMoved(event) {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) {
      return;
    }
    const [dx, dy] = [event.offsetX - pointer.x, event.offsetY - pointer.y];
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
    if (others.length) {
      const before = Math.hypot(pointer.x - others[0].x, pointer.y - others[0].y);
      const now = Math.hypot(event.offsetX - others[0].x, event.offsetY - others[0].y);
      this.#zoom(now / Math.max(1, before), others[0].x, others[0].y);
    } else {
      this.#pan(-dx, -dy);
    }
    Object.assign(pointer, { x: event.offsetX, y: event.offsetY, way: pointer.way + Math.abs(dx) + Math.abs(dy) });
    if (pointer.way > 5) {
      this.following.checked = this.#follow = false;
    }
  }

  #nodeAt(px, py) {
    const x = (px + this.#left) / this.#scale - 0.5;
    const level = Math.round((py + this.#top) / this.#level() - 0.7);
    const reach = Math.max(ACROSS / 2, 6 / this.#scale);
    let best = -1;
    const away = node => Math.abs(this.#layout.x[node] - x);
    const nodes = this.#layout.levels[level] ?? [];
    for (let i = nodes.length ? this.#layout.from(level, x - reach) : 0; i < nodes.length && this.#layout.x[nodes[i]] <= x + reach; i++) {
      if (this.#trace.born[nodes[i]] <= this.#step && (best < 0 || away(nodes[i]) < away(best))) {
        best = nodes[i];
      }
    }
    return best;
  }

  #select(node) {
    this.#selected = node;
    this.#paint();
    this.#onSelect(node);
    if (node >= 0) {
      const { trace, inMoves } = { trace: this.#trace, inMoves: units => decimal(this.#trace.inMoves(units)) };
      announce(`g ${trace.g[node]}, h ${inMoves(trace.h[node])}, f ${inMoves(trace.f[node])}, ${trace.stateAt(node, this.#step)}: ${trace.board(node).tiles.join(" ")}`);
    }
  }

  #toggle(node) {
    if (node >= 0 && this.#layout.children[node]) {
      if (!this.#collapsed.delete(node)) {
        this.#collapsed.add(node);
      }
      this.#relayout();
      this.#centre(node);
    }
  }

  #key(event) {
    const node = this.#selected < 0 ? this.#trace?.steps[this.#step].node : this.#selected;
    const next = { ArrowUp: () => this.#trace.parent[node], ArrowDown: () => this.#child(node), ArrowLeft: () => this.#sibling(node, -1), ArrowRight: () => this.#sibling(node, 1) }[event.key];
    const action = { "+": () => this.#zoom(1.3), "-": () => this.#zoom(1 / 1.3), "0": () => this.fit(), Enter: () => this.#toggle(node) }[event.key];
    if (this.#trace && (next || action)) {
      event.preventDefault();
      if (next) {
        const to = next();
        if (to >= 0) {
          this.#select(to);
          this.#centre(to);
        }
      } else {
        action();
      }
    }
  }

  #child(node) {
    return this.#layout.children[node]?.find(child => this.#trace.born[child] <= this.#step && !this.#layout.hidden[child]) ?? -1;
  }

  #sibling(node, by) {
    const all = this.#trace.parent[node] < 0 ? this.#trace.roots : this.#layout.children[this.#trace.parent[node]];
    const other = all[all.indexOf(node) + by];
    return other !== undefined && this.#trace.born[other] <= this.#step ? other : -1;
  }
}

function clamp(scale, largest) {
  return Math.max(LEAST_SCALE, Math.min(largest, scale));
}
