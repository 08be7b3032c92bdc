/**
 * Draws a search tree. Only what can be seen is looked at and drawn, what looks alike is drawn together, and of nodes
 * that fall on the same few pixels one is drawn: a tree of 20,000 nodes costs no more than its picture.
 */

import { decimal } from "./dom.js";

const BOARDS_FROM = 44;
const LABELS_FROM = 88;
const DENSE_BELOW = 6;
const DENSE_PIXELS = 3;
const COLOURS = ["accent", "amber", "amber-soft", "good", "line", "muted", "panel", "strong-line", "sunk", "text"];

export function drawTree(canvas, view) {
  const ratio = devicePixelRatio || 1;
  const { width, height } = view;
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  const style = getComputedStyle(canvas);
  const colours = Object.fromEntries(COLOURS.map(name => [name, style.getPropertyValue(`--${name}`).trim()]));
  const colour = name => colours[name];
  const context = canvas.getContext("2d");
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const { trace, layout, step, scale, level, left, top } = view;
  const at = {
    x: node => (layout.x[node] + 0.5) * scale - left,
    y: node => (layout.y[node] + 0.7) * level - top,
  };
  const seen = visible(view, width, height);
  context.beginPath();
  for (const node of seen) {
    const parent = trace.parent[node];
    if (parent >= 0) {
      context.moveTo(at.x(parent), at.y(parent));
      context.lineTo(at.x(node), at.y(node));
    }
    for (const child of scale < DENSE_BELOW ? [] : layout.children[node] ?? []) { // those beyond the edge
      if (trace.born[child] <= step && !layout.hidden[child] && (at.x(child) < -scale || at.x(child) > width + scale)) {
        context.moveTo(at.x(node), at.y(node));
        context.lineTo(at.x(child), at.y(child));
      }
    }
  }
  context.strokeStyle = colour("strong-line");
  context.lineWidth = Math.min(1.5, Math.max(0.4, scale / 20));
  context.stroke();
  drawPath(context, view, height, at, colour);
  drawNodes(context, view, seen, at, colour);
}

/** The nodes in view, and those a level above and below for the lines to them; of a dense crowd one per place and look. */
function visible({ trace, layout, step, scale, level, left, top }, width, height) {
  const nodes = [];
  const first = Math.max(0, Math.floor(top / level) - 1);
  const last = Math.min(layout.levels.length - 1, Math.ceil((top + height) / level) + 1);
  const stride = Math.max(1, Math.floor(1 / level)); // of levels on the same pixels one is drawn, too
  for (let y = first; y <= last; y += stride) {
    const places = [-1, -1];
    for (let i = layout.from(y, left / scale - 1.5); i < layout.levels[y].length; i++) {
      const node = layout.levels[y][i];
      const x = (layout.x[node] + 0.5) * scale - left;
      if (x > width + scale) {
        break;
      }
      if (trace.born[node] > step) {
        continue;
      }
      const look = trace.taken[node] <= step ? 1 : 0;
      const place = Math.floor(x / DENSE_PIXELS);
      if (scale >= DENSE_BELOW || places[look] !== place) {
        nodes.push(node);
      }
      places[look] = place;
    }
  }
  return nodes;
}

/** The way from the root to the current node, as far as it is in view. */
function drawPath(context, { trace, layout, step, level }, height, at, colour) {
  context.beginPath();
  let before = Infinity;
  for (let node = trace.steps[step].node; node >= 0; node = trace.parent[node]) {
    const y = at.y(node);
    if (!layout.hidden[node] && y > -level && y < height + level && before - y >= Math.min(level, 1) * 0.99) {
      context.lineTo(at.x(node), y);
      before = y;
    }
  }
  context.strokeStyle = colour("accent");
  context.lineWidth = 2.5;
  context.stroke();
}

function drawNodes(context, view, seen, at, colour) {
  const { trace, step, scale, selected, collapsed } = view;
  const current = trace.steps[step].node;
  const fills = { expanded: colour("strong-line"), waiting: colour("amber"), pruned: colour("line") };
  const radius = Math.max(1, Math.min(7, scale * 0.3));
  if (scale >= BOARDS_FROM) {
    for (const node of seen) {
      drawBoard(context, view, node, at, colour, node === current ? colour("accent") : fills[trace.stateAt(node, step)]);
    }
  } else {
    for (const [state, fill] of Object.entries(fills)) {
      context.beginPath();
      for (const node of seen) {
        if (trace.stateAt(node, step) === state) {
          if (radius < 2) {
            context.rect(at.x(node) - radius, at.y(node) - radius, 2 * radius, 2 * radius);
          } else {
            context.moveTo(at.x(node) + radius, at.y(node));
            context.arc(at.x(node), at.y(node), state === "pruned" ? radius * 0.6 : radius, 0, 7);
          }
        }
      }
      context.fillStyle = state === "waiting" ? colour("amber-soft") : fill;
      context.fill();
      if (radius > 2.5) {
        context.strokeStyle = fill;
        context.lineWidth = 1.5;
        context.stroke();
      }
    }
  }
  ring(context, at, current, scale >= BOARDS_FROM ? 0 : Math.max(5, radius + 2), colour(trace.steps[step].kind === "goal" ? "good" : "accent"), true);
  if (selected >= 0) {
    ring(context, at, selected, scale >= BOARDS_FROM ? scale * 0.55 : radius + 6, colour("text"), false);
  }
  for (const node of collapsed) {
    if (!view.layout.hidden[node] && trace.born[node] <= step) {
      context.fillStyle = colour("text");
      context.font = "bold 14px system-ui";
      context.fillText("⋯", at.x(node) - 6, at.y(node) + Math.max(radius, scale >= BOARDS_FROM ? scale * 0.42 : 0) + 12);
    }
  }
}

function ring(context, at, node, radius, colour, filled) {
  if (radius > 0) {
    context.beginPath();
    context.arc(at.x(node), at.y(node), radius, 0, 7);
    context.fillStyle = context.strokeStyle = colour;
    context.lineWidth = 2;
    if (filled) {
      context.fill();
    } else {
      context.stroke();
    }
  }
}

function drawBoard(context, { trace, scale, step }, node, at, colour, edge) {
  const board = trace.board(node);
  const cell = scale * 0.78 / Math.max(board.rows, board.columns);
  const x = at.x(node) - cell * board.columns / 2;
  const y = at.y(node) - cell * board.rows / 2;
  const state = trace.stateAt(node, step);
  context.globalAlpha = state === "pruned" ? 0.45 : 1;
  context.fillStyle = colour("panel");
  context.fillRect(x - 2, y - 2, cell * board.columns + 4, cell * board.rows + 4);
  context.strokeStyle = edge;
  context.lineWidth = state === "waiting" || node === trace.steps[step].node ? 3 : 1.5;
  context.strokeRect(x - 2, y - 2, cell * board.columns + 4, cell * board.rows + 4);
  context.fillStyle = colour("text");
  context.font = `600 ${Math.max(6, cell * 0.62)}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  board.tiles.forEach((tile, i) => {
    if (tile) {
      context.fillText(tile, x + cell * (i % board.columns + 0.5), y + cell * (Math.floor(i / board.columns) + 0.54));
    } else {
      context.fillStyle = colour("sunk");
      context.fillRect(x + cell * (i % board.columns), y + cell * Math.floor(i / board.columns), cell, cell);
      context.fillStyle = colour("text");
    }
  });
  if (scale >= LABELS_FROM) {
    context.font = "11px system-ui, sans-serif";
    context.fillStyle = colour("muted");
    context.fillText(`g ${trace.g[node]}  f ${decimal(trace.inMoves(trace.f[node]))}`, at.x(node), y + cell * board.rows + 12);
  }
  context.textAlign = "start";
  context.textBaseline = "alphabetic";
  context.globalAlpha = 1;
}
