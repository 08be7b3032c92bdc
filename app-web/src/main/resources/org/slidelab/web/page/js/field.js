/** A form field: a label, an input, a hint, and the sentence about what is wrong with its value. */

import { el, freshId } from "./dom.js";

export class Field {
  constructor(label, input, hint = null) {
    const id = input.id || freshId("field");
    this.input = input;
    this.input.id = id;
    this.error = el("p", { class: "error", id: `${id}-error`, role: "alert", hidden: true });
    this.hint = hint ? el("p", { class: "hint", id: `${id}-hint` }, hint) : null;
    this.element = el("div", { class: "field" }, el("label", { for: id }, label), input, this.hint, this.error);
    this.#describe();
  }

  /** Marks the field and says what is wrong; null takes it back. */
  complain(sentence) {
    this.error.textContent = sentence ?? "";
    this.error.hidden = !sentence;
    if (sentence) {
      this.input.setAttribute("aria-invalid", "true");
    } else {
      this.input.removeAttribute("aria-invalid");
    }
    this.#describe();
  }

  #describe() {
    const ids = [this.hint?.id, this.error.hidden ? null : this.error.id].filter(Boolean).join(" ");
    if (ids) {
      this.input.setAttribute("aria-describedby", ids);
    } else {
      this.input.removeAttribute("aria-describedby");
    }
  }
}

/** A select with options given as [value, text]; groups as [text, options]. */
export function select(options, value, onchange = () => {}) {
  const input = el("select", { onchange: () => onchange(input.value) }, options.map(option));
  input.value = value;
  return input;
}

function option([value, text]) {
  return Array.isArray(text)
    ? el("optgroup", { label: value }, text.map(option))
    : el("option", { value }, text);
}
