// Looking back at a game: step by step, by itself, with other eyes.

import { $, drawn, page, tell, words } from "./site.js";

let tools;  // what table.js lends: swap, asking, shown
export function attach(lent) { tools = lent; }

const beside = new URLSearchParams(location.search).has("owl") ? "&owl=1" : "";  // the coach speaks of every move
let ply = Number(page.ply || 0), eyes = new URLSearchParams(location.search).get("eyes") ?? "", timer = 0, asked = 0;
async function step(to) {
  const plies = Number(page.plies);
  ply = Math.max(0, Math.min(to, plies));
  const query = `ply=${ply}&eyes=${eyes}${beside}`, mine = (asked += 1);
  try {
    const known = tools.shown(), response = await fetch(`/replay/${page.replay}/parts?${query}`, { headers: tools.asking() });
    const body = await response.json();
    await drawn(Object.values(body.parts).join());
    if (mine !== asked) return;
    history.replaceState(history.state, "", `/replay/${page.replay}?${query}`);
    tools.swap(body, known);
  } catch { tell(words.unreachable); stop(); }
  if (ply === plies) stop();
  playing();
}
function playing() {
  const button = $("[data-autoplay]");
  if (!button) return;
  button.setAttribute("aria-pressed", String(timer > 0));
  $("use", button).setAttribute("href", timer ? "#ui-pause" : "#ui-play");
}
function stop() { clearInterval(timer); timer = 0; playing(); }
function autoplay() {
  if (timer) { stop(); return; }
  if (ply >= Number(page.plies)) ply = -1;
  timer = setInterval(() => step(ply + 1), 1100);
  step(ply + 1);
}
document.addEventListener("input", (event) => { if (event.target.id === "ply") { stop(); step(Number(event.target.value)); } });

document.addEventListener("click", (event) => {
  const button = event.target.closest("button, a"), { step: to, eyes: other, autoplay: by } = button?.dataset ?? {};
  if (!tools || event.defaultPrevented || (!to && other === undefined && by === undefined)) return;
  event.preventDefault();
  if (to) step(Number(to));
  else if (other === undefined) autoplay();
  else { eyes = other; step(ply); }
});
document.addEventListener("keydown", (event) => {
  const target = event.target, writing = target.matches("input:not([type=radio]), textarea, select");
  if (!tools || event.ctrlKey || event.metaKey || event.altKey || writing || $("dialog[open]:not(.closer)")) return;
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") step(ply + (event.key === "ArrowRight" ? 1 : -1));
});
