/** Shows the view that the address names. */

import { el } from "./dom.js";
import { get } from "./api.js";
import * as state from "./state.js";
import { PlayView } from "./play.js";
import { WatchView } from "./watch.js";
import { CompareView } from "./compare.js";
import { LearnView } from "./learn.js";

const VIEWS = { play: ["Play", PlayView], watch: ["Watch", WatchView], compare: ["Compare", CompareView], learn: ["Learn", LearnView] };

const main = document.getElementById("main");
let catalog = null;
let current = null;
let shown = null;

async function show() {
  const { view } = state.read();
  const name = view in VIEWS ? view : "play";
  current?.end?.();
  current = null;
  try {
    catalog ??= await get("catalog");
    current = new VIEWS[name][1](catalog);
  } catch (error) {
    main.replaceChildren(el("p", { class: "notice bad", role: "alert" }, error.message));
    return;
  }
  main.replaceChildren(...leftOut(), current.element);
  document.title = `${current.title} – Slidelab`;
  showNavigation(name);
  if (shown !== null && shown !== name) {
    main.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
  shown = name;
  await current.begin?.();
  showNavigation(name);
}

function leftOut() {
  return catalog.leftOut.map(problem => el("p", { class: "notice" }, `Plugin left out: ${problem}`));
}

/** The links keep the board and the choice; they are made anew when somebody is about to use one. */
function showNavigation(name) {
  document.getElementById("views").replaceChildren(...Object.entries(VIEWS).map(([id, [label]]) => {
    const refresh = event => { event.currentTarget.href = id === "learn" ? "#/learn" : state.link(id); };
    return el("li", {}, el("a", {
      href: state.link(id), "aria-current": id === name ? "page" : null, onpointerenter: refresh, onfocus: refresh, onclick: refresh,
    }, label));
  }));
}

addEventListener("hashchange", show);
addEventListener("pagehide", () => current?.end?.());
show();
