// What happened meanwhile, watched again.

import { $, $$, announce } from "./site.js";

// One after the other, each with its place lit.
let watching = null;
const pause = (milliseconds, run) => new Promise((done) => { run.go = done; setTimeout(done, milliseconds); });
export async function watchAgain(goto) {
  if (watching) { watching.go(); return; }  // pressed again: on to the next one
  const strip = $("#meanwhile"), run = (watching = { go: () => {} }), home = $(".zone.on")?.dataset.zone;
  const moves = $$(strip.matches(".auto") ? ".move" : ".move:not(.own)", strip), nth = $(".nth", strip);
  strip.classList.add("playing");
  for (const [number, move] of moves.entries()) {
    if (!document.contains(move)) break;
    move.classList.add("now");
    if (nth) nth.textContent = `${number + 1}/${moves.length}`;
    announce($(".telling", move).textContent);
    const places = (move.dataset.where ?? "").split(" ").filter(Boolean).flatMap((where) => $$(`#table [data-vt="${CSS.escape(where)}"], #table [data-place="${CSS.escape(where)}"]`));
    if (places.length) goto(places[0].closest(".zone")?.dataset.zone);
    for (const place of places) { place.classList.add("shown-again"); place.scrollIntoView({ block: "nearest", inline: "nearest" }); }
    await pause(move.matches(".mine, .own") ? 2600 : 1900, run);  // what is one's own stands longest
    for (const place of places) place.classList.remove("shown-again");
    move.classList.remove("now");
  }
  strip.classList.remove("playing");
  if (nth) nth.textContent = `${moves.length}/${moves.length}`;
  goto(home);
  watching = null;
}
