/** The fields for an algorithm, a heuristic and their options, made from what the catalog tells. */

import { el, formula } from "./dom.js";
import { Field, select } from "./field.js";

/** The id and the settings of a spec such as wastar:weight=2. */
export function parseSpec(spec) {
  const [id, rest = ""] = spec.split(/:(.*)/s);
  const settings = new Map(rest ? rest.split(",").map(each => each.split(/=(.*)/s).slice(0, 2)) : []);
  return { id, settings };
}

/** The fields for one provider: which one, its options and its properties. */
class ProviderFields {
  #providers;
  #options = new Map();
  #onChange;

  constructor(label, providers, spec, onChange) {
    this.#providers = providers;
    this.#onChange = onChange;
    this.field = new Field(label, select(this.#list(providers), "", () => this.#chosen()), " ");
    this.options = el("div", { class: "fields" });
    this.traits = el("ul", { class: "traits" });
    this.element = el("div", { class: "stack" }, this.field.element, this.options, this.traits);
    this.set(spec);
  }

  get provider() {
    return this.#providers.find(each => each.id === this.field.input.value);
  }

  get spec() {
    const set = [...this.#options].filter(([option, input]) => input.value !== option.default && input.value !== "")
      .map(([option, input]) => `${option.name}=${input.value}`);
    return this.provider.id + (set.length ? `:${set.join(",")}` : "");
  }

  set(spec) {
    const { id, settings } = parseSpec(spec);
    this.field.input.value = this.#providers.some(each => each.id === id) ? id : this.#providers[0].id;
    this.#show(settings);
  }

  /** Leaves only those that can be used; if the chosen one can't, another is taken. */
  offer(usable, instead) {
    for (const option of this.field.input.options) {
      option.disabled = !usable(this.#providers.find(each => each.id === option.value));
    }
    if (this.field.input.selectedOptions[0]?.disabled) {
      this.set(instead);
    }
  }

  complain(sentence) {
    const named = [...this.#options.keys()].find(option => sentence?.includes(`option ${option.name}=`));
    this.#fields.forEach(field => field.complain(null));
    (named ? this.#fields.get(named) : this.field).complain(sentence);
    if (!sentence) {
      this.field.complain(null);
    }
  }

  #fields = new Map();

  #list(providers) {
    const item = each => [each.id, each.id];
    const own = providers.filter(each => !each.plugin).map(item);
    const plugins = providers.filter(each => each.plugin).map(item);
    return plugins.length ? [["built in", own], ["plugins", plugins]] : own;
  }

  #chosen() {
    this.#show(new Map());
    this.#onChange();
  }

  #show(settings) {
    const provider = this.provider;
    this.field.hint.textContent = provider.summary;
    this.#options.clear();
    this.#fields.clear();
    for (const option of provider.options) {
      const input = optionInput(option, settings.get(option.name) ?? option.default, () => this.#onChange());
      this.#options.set(option, input);
      this.#fields.set(option, new Field(option.name, input, option.choices.length ? option.summary : `${option.summary}; ${option.accepted}`));
    }
    this.options.hidden = provider.options.length === 0;
    this.options.replaceChildren(...[...this.#fields.values()].map(field => field.element));
    this.traits.replaceChildren(...badges(provider).map(([text, kind]) => el("li", { class: `badge ${kind}` }, formula(text))));
  }
}

function optionInput(option, value, onChange) {
  if (option.choices.length) {
    return select(option.choices.map(each => [each, each]), value, onChange);
  }
  return option.min === undefined
    ? el("input", { type: "text", value, spellcheck: "false", onchange: onChange })
    : el("input", { type: "number", min: option.min, max: option.max, step: option.whole ? 1 : "any", value, onchange: onChange });
}

/** The properties of a provider in a few words. */
export function badges({ traits, plugin, source }) {
  const list = [];
  if ("informed" in traits) {
    list.push([traits.complete === "yes" ? "complete" : `complete: ${traits.complete}`, traits.complete === "yes" ? "good" : ""]);
    list.push([`shortest: ${traits.optimal}`, traits.optimal.startsWith("not") ? "" : "good"]);
    list.push([`time ${traits.time}`, ""], [`space ${traits.space}`, ""]);
  } else {
    list.push([traits.admissible ? "admissible" : "not admissible", traits.admissible ? "good" : "amber"]);
    list.push([traits.consistent ? "consistent" : "not consistent", traits.consistent ? "good" : ""]);
    list.push([`boards: ${traits.boards}`, ""]);
  }
  return plugin ? [...list, [`from ${source}`, "amber"]] : list;
}

export class Choice {
  /** onChange is called when something else was chosen. */
  constructor(catalog, { algorithm, heuristic, size }, onChange) {
    this.catalog = catalog;
    const suited = catalog.suited[size];
    this.algorithm = new ProviderFields("Algorithm", catalog.algorithms, algorithm ?? suited.algorithm, () => this.#changed(onChange));
    this.heuristic = new ProviderFields("Heuristic", catalog.heuristics, heuristic ?? suited.heuristic ?? "", onChange);
    this.element = el("div", { class: "stack choice" }, this.algorithm.element, this.heuristic.element);
    this.offerFor(size);
    this.#changed(() => {});
  }

  get informed() {
    return this.algorithm.provider.traits.informed;
  }

  /** The fields of a request. */
  get request() {
    return { algorithm: this.algorithm.spec, ...(this.informed ? { heuristic: this.heuristic.spec } : {}) };
  }

  /** Offers the heuristics that can be used on boards of a size. */
  offerFor(size) {
    this.heuristic.offer(each => each.sizes.includes(size), this.catalog.suited[size]?.heuristic ?? "");
  }

  /** Marks the field that the server blames; false if it is none of these. */
  complain(refused) {
    this.algorithm.complain(refused?.field === "algorithm" ? refused.message : null);
    this.heuristic.complain(refused?.field === "heuristic" ? refused.message : null);
    return refused?.field === "algorithm" || refused?.field === "heuristic";
  }

  #changed(onChange) {
    this.heuristic.element.hidden = !this.informed;
    onChange();
  }
}
