/** Choose any set of providers: a box for each, all or none, and a line for others with options. */

import { el } from "./dom.js";
import { Field } from "./field.js";
import { parseSpec } from "./choice.js";

export class Picker {
  #boxes = new Map();
  #onChange;

  constructor(legend, providers, chosen, onChange, example) {
    this.#onChange = onChange;
    for (const { id, summary } of providers) {
      this.#boxes.set(id, el("input", { type: "checkbox", checked: chosen.includes(id), value: id, title: summary, onchange: onChange }));
    }
    const all = on => () => {
      this.#boxes.forEach(box => { box.checked = on && !box.disabled; });
      onChange();
    };
    this.more = new Field("With options", el("input", {
      type: "text", spellcheck: "false", value: chosen.filter(spec => !this.#boxes.has(spec)).join(" "), onchange: onChange,
    }), `Separated by spaces, such as ${example}`);
    const button = (label, on) => el("button", { type: "button", class: "quiet", onclick: all(on) }, label);
    this.element = el("fieldset", { class: "stack picker" }, el("legend", {}, legend),
      el("div", { class: "row" }, button("All", true), button("None", false)),
      el("div", { class: "choices" }, [...this.#boxes].map(([id, box]) => el("label", { class: "check" }, box, id))),
      this.more.element);
  }

  /** The specs that were chosen. */
  get specs() {
    const boxes = [...this.#boxes].filter(([, box]) => box.checked).map(([id]) => id);
    return [...boxes, ...this.more.input.value.split(/\s+/).filter(Boolean)];
  }

  /** Leaves only those that can be used. */
  offer(usable) {
    this.#boxes.forEach((box, id) => {
      box.disabled = !usable(id);
      box.checked &&= !box.disabled;
    });
  }

  complain(sentence) {
    this.more.complain(sentence);
  }

  get ids() {
    return this.specs.map(spec => parseSpec(spec).id);
  }
}
