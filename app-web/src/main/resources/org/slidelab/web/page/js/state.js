/** What the page is about, kept in the address so that a link restores it: #/view?size=3x3&board=… */

const DEFAULTS = { size: "3x3", goal: "blank-first" };
const SHARED = ["size", "goal", "board", "a", "h"];

/** The view and the parameters that the address holds. */
export function read() {
  const [path, query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { view: path.split("/")[0] || "play", rest: path.split("/").slice(1), parameters: new URLSearchParams(query) };
}

/** A parameter, or its default. */
export function value(name) {
  return read().parameters.get(name) ?? DEFAULTS[name] ?? null;
}

/** All values of a parameter that can be there several times. */
export function values(name) {
  return read().parameters.getAll(name);
}

/** Changes parameters without a new entry in the history; null removes one, a list is written value by value. */
export function change(patch) {
  const { parameters } = read();
  for (const [name, next] of Object.entries(patch)) {
    parameters.delete(name);
    for (const each of [next].flat()) {
      if (each !== null && each !== undefined && each !== DEFAULTS[name]) {
        parameters.append(name, each);
      }
    }
  }
  history.replaceState(null, "", address(read().view, read().rest, parameters));
}

/** The address of a view with the board and the choice of this one. */
export function link(view, patch = {}) {
  const { parameters } = read();
  const kept = new URLSearchParams();
  for (const name of SHARED) {
    const first = parameters.get(name);
    if (first !== null && !(name in patch)) {
      kept.set(name, first);
    }
  }
  for (const [name, next] of Object.entries(patch)) {
    [next].flat().forEach(each => kept.append(name, each));
  }
  return address(view, [], kept);
}

function address(view, rest, parameters) {
  const query = parameters.toString();
  return `#/${[view, ...rest].join("/")}${query ? `?${query}` : ""}`;
}
