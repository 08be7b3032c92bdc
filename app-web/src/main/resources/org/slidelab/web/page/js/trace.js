/**
 * What a search did, step by step, in the engine's own order. Step k is its k-th expansion; a last step is the goal.
 * Everything that a step shows follows from three numbers of each node: when it was generated, when it was taken, and
 * its parent. So going back costs as much as going forward.
 */

import { after, moveBetween } from "./board.js";

const NEVER = 2 ** 31 - 1;

export class Trace {
  constructor(report, trace) {
    this.report = report;
    this.units = trace.unitsPerMove;
    this.goalRoot = trace.goalRoot;
    this.parent = trace.parent;
    this.blank = trace.blank;
    this.g = trace.g;
    this.h = trace.h;
    this.f = trace.f;
    this.size = trace.parent.length;
    this.born = new Int32Array(this.size);
    this.taken = new Int32Array(this.size).fill(NEVER);
    this.pruned = new Uint8Array(this.size);
    this.reopened = new Uint8Array(this.size);
    this.steps = [{ node: 0, kind: "start", frontier: 1, explored: 0, round: null, best: null }];
    this.roots = [];
    this.#boards = new Map();
    this.#replay(trace.events, trace.subjects);
    this.#left = this.#leftWaiting();
    this.#waiting = this.#countWaiting();
  }

  #boards;
  #left;
  #waiting;

  get last() {
    return this.steps.length - 1;
  }

  #replay(events, subjects) {
    let frontier = 1;
    let explored = 0;
    let round = null;
    let best = null;
    for (let node = 0; node < this.size; node++) {
      if (this.parent[node] < 0) {
        this.roots.push(node);
      }
    }
    for (let i = 0; i < events.length; i++) {
      const subject = subjects[i];
      const step = this.steps.length - 1;
      switch (events[i]) {
        case "i":
          round = subject / this.units;
          frontier = 1;
          break;
        case "x":
          frontier = Math.max(0, frontier - 1);
          this.taken[subject] = Math.min(this.taken[subject], step + 1);
          this.steps.push({ node: subject, kind: "expanded", frontier, explored: ++explored, round, best });
          if (this.parent[subject] < 0) {
            this.born[subject] = step + 1;
          }
          break;
        case "g":
        case "r":
          this.born[subject] = step;
          this.reopened[subject] = events[i] === "r" ? 1 : 0;
          this.steps[step].frontier = ++frontier;
          break;
        case "p":
          this.born[subject] = step;
          this.pruned[subject] = 1;
          break;
        case "b":
          best = subject;
          break;
        case "o":
          this.taken[subject] = Math.min(this.taken[subject], step + 1);
          this.steps.push({ node: subject, kind: "goal", frontier: Math.max(0, frontier - 1), explored, round, best });
          break;
      }
    }
    this.born[0] = 0;
  }

  /** Whether a node is there, waits, or has been taken at a step. */
  stateAt(node, step) {
    if (this.born[node] > step) {
      return "unborn";
    }
    if (this.pruned[node]) {
      return "pruned";
    }
    return this.taken[node] <= step ? "expanded" : "waiting";
  }

  /** The board of a node, from the root down. */
  board(node) {
    const known = this.#boards.get(node);
    if (known) {
      return known;
    }
    const path = [];
    let at = node;
    while (this.parent[at] >= 0 && !this.#boards.has(at)) {
      path.push(at);
      at = this.parent[at];
    }
    let board = this.#boards.get(at) ?? this.#rootBoard(at);
    for (const next of path.reverse()) {
      board = after(board, moveBetween(this.blank[this.parent[next]], this.blank[next], board.columns));
      this.#boards.set(next, board);
    }
    return board;
  }

  #rootBoard(root) {
    const { rows, columns, board, goal } = this.report;
    return { rows, columns, tiles: root === this.goalRoot ? goal : board };
  }

  /**
   * The entries of the frontier that come next: those that will be taken, in the engine's own order, and then, where the
   * trace ends before they are taken, those with the smallest f.
   */
  next(step, many) {
    const entries = [];
    const take = node => {
      if (this.born[node] <= step && this.roundOf(node) === this.steps[step].round) {
        entries.push(node);
      }
    };
    for (let later = step + 1; later <= this.last && entries.length < many; later++) {
      const { node } = this.steps[later];
      if (this.taken[node] === later) {
        take(node);
      }
    }
    for (let i = 0; i < this.#left.length && entries.length < many; i++) {
      take(this.#left[i]);
    }
    return { entries, waiting: this.#waiting[step] };
  }

  /** The nodes that the trace leaves waiting, best first. */
  #leftWaiting() {
    const left = [];
    for (let node = 0; node < this.size; node++) {
      if (!this.pruned[node] && this.taken[node] === NEVER) {
        left.push(node);
      }
    }
    return left.sort((a, b) => this.f[a] - this.f[b] || a - b);
  }

  /** How many nodes wait at each step; those of a round that is over wait no more. */
  #countWaiting() {
    const ends = new Int32Array(this.steps.length);
    for (let step = this.last, end = this.steps.length; step >= 0; step--) {
      end = this.steps[step + 1]?.round === this.steps[step].round ? end : step + 1;
      ends[step] = end;
    }
    const counts = new Int32Array(this.steps.length + 1);
    for (let node = 0; node < this.size; node++) {
      const until = Math.min(this.taken[node], ends[this.born[node]]);
      if (!this.pruned[node] && until > this.born[node]) {
        counts[this.born[node]]++;
        counts[until]--;
      }
    }
    for (let step = 1; step < counts.length; step++) {
      counts[step] += counts[step - 1];
    }
    return counts;
  }

  roundOf(node) {
    return this.steps[this.born[node]].round;
  }

  willBeTaken(node) {
    return this.taken[node] < NEVER;
  }

  /** A number of units in moves. */
  inMoves(units) {
    return units / this.units;
  }
}
