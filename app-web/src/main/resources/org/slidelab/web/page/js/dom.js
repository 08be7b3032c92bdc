/** Small helpers to make elements and to write numbers. */

const SVG = "http://www.w3.org/2000/svg";
let ids = 0;

/** An element with attributes, properties and listeners; children are elements or texts. */
export function el(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for SVG. */
export function svg(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
    } else if (name === "value" || name === "checked" || name === "disabled" || name === "hidden") {
      element[name] = value;
    } else if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

/** An id that no other element has. */
export function freshId(word) {
  return `${word}-${++ids}`;
}

/** Says something to whoever can't see the page. */
export function announce(text) {
  const region = document.getElementById("announce");
  if (region) {
    region.textContent = text;
  }
}

const WHOLE = new Intl.NumberFormat("en");

/** A whole number with separators, or a dash. */
export function whole(number) {
  return number === null || number === undefined ? "–" : WHOLE.format(number);
}

/** A number with so many digits after the point, or a dash; whole numbers without any. */
export function decimal(number, digits = 2) {
  if (number === null || number === undefined) {
    return "–";
  }
  return Number.isInteger(number) ? String(number) : number.toFixed(digits);
}

/** A time in the unit that suits it. */
export function time(seconds) {
  if (seconds === null || seconds === undefined) {
    return "–";
  }
  return seconds < 1 ? `${(seconds * 1000).toPrecision(3)} ms` : `${seconds.toFixed(2)} s`;
}

/** How many moves, in words. */
export function moves(count) {
  return `${whole(count)} ${count === 1 ? "move" : "moves"}`;
}

/** A text whose powers, such as b^d or b^(d/2), stand high. */
export function formula(text) {
  return text.split(/\^(\w+|\([^)]*\))/).map((part, i) => i % 2 ? el("sup", {}, part.replace(/^\(|\)$/g, "")) : part);
}

/** Offers a text or a blob as a file. */
export function download(name, content, type) {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = el("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

const ICONS = {
  first: "M5 5v14M19 5l-10 7 10 7z",
  back: "M15 5l-8 7 8 7",
  play: "M7 4.5v15l12.5-7.5z",
  pause: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z",
  forward: "M9 5l8 7-8 7",
  last: "M5 5l10 7-10 7zM19 5v14",
  burst: "M4 5l8 7-8 7zM12 5l8 7-8 7z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
};

/** A small drawing for a button. */
export function icon(name) {
  return svg("svg", { viewBox: "0 0 24 24", width: 18, height: 18, "aria-hidden": "true", class: ICONS[name].includes("z") ? "drawn full" : "drawn" }, svg("path", { d: ICONS[name] }));
}

/** A button that shows a drawing; its label is read and shown as a tooltip. */
export function iconButton(name, label, onclick) {
  return el("button", { type: "button", class: "icon", "aria-label": label, title: label, onclick }, icon(name));
}
