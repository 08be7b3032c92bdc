/**
 * Places the nodes of a search tree: a level for each depth, leaves side by side, parents above the middle of their
 * children. It is worked out once for the whole trace, so that nothing jumps while the tree grows.
 */
export class Layout {
  constructor(trace, { collapsed = new Set(), pruned = false } = {}) {
    this.x = new Float32Array(trace.size);
    this.y = new Int32Array(trace.size);
    this.hidden = new Uint8Array(trace.size);
    this.children = childrenOf(trace, pruned);
    this.levels = [];
    this.width = 0;
    this.height = 0;
    for (const root of trace.roots) {
      this.#place(root, collapsed);
      this.width += 1;
    }
    for (let node = 0; node < trace.size; node++) {
      if (!pruned && trace.pruned[node]) {
        this.hidden[node] = 1;
      }
    }
  }

  /** Without recursion: depth-first paths have thousands of nodes. */
  #place(root, collapsed) {
    const stack = [[root, 0]];
    this.y[root] = 0;
    while (stack.length) {
      const top = stack[stack.length - 1];
      const [node, index] = top;
      const children = this.children[node];
      if (collapsed.has(node) || !children) {
        this.x[node] = this.width++;
        this.#add(node);
        if (children) {
          this.#hideBelow(node);
        }
        stack.pop();
      } else if (index < children.length) {
        top[1]++;
        const child = children[index];
        this.y[child] = this.y[node] + 1;
        this.height = Math.max(this.height, this.y[child]);
        stack.push([child, 0]);
      } else {
        this.x[node] = (this.x[children[0]] + this.x[children[children.length - 1]]) / 2;
        this.#add(node);
        stack.pop();
      }
    }
  }

  /** The nodes of each level that are shown, from left to right: so they come up here. */
  #add(node) {
    (this.levels[this.y[node]] ??= []).push(node);
  }

  /** Where the nodes of a level begin that are at x or right of it. */
  from(level, x) {
    const nodes = this.levels[level];
    let low = 0;
    let high = nodes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.x[nodes[middle]] < x) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  #hideBelow(node) {
    const stack = [...this.children[node]];
    while (stack.length) {
      const next = stack.pop();
      this.hidden[next] = 1;
      stack.push(...this.children[next] ?? []);
    }
  }
}

function childrenOf(trace, pruned) {
  const children = new Array(trace.size);
  for (let node = 0; node < trace.size; node++) {
    const parent = trace.parent[node];
    if (parent >= 0 && (pruned || !trace.pruned[node])) {
      (children[parent] ??= []).push(node);
    }
  }
  return children;
}
