// Several picks that make one choice: what is pressed is marked and gets a number, and the one button carries it out.

import { $, $$, announce, tell } from "./site.js";

let marked = [];  // the things, in the order they were marked
const counter = () => $("#moves [data-several]");
export function mark(thing) {
  if (!counter()) return;  // an update came in between
  const most = Number(counter().dataset.several.split(" ")[1]);
  if (marked.includes(thing)) marked = marked.filter((one) => one !== thing);
  else if (marked.length < most) marked.push(thing);
  else { const first = counter().textContent; announce(first); tell(first); return; }
  tally(true);
}
function tally(aloud = false) {
  const button = counter(), things = $$("#table [data-keys]");
  for (const thing of things) {
    const nth = marked.indexOf(thing) + 1;
    thing.classList.toggle("marked", nth > 0);
    if (nth) thing.dataset.nth = nth; else delete thing.dataset.nth;
    if (button) thing.setAttribute("aria-pressed", String(nth > 0)); else if (!$("#ghostbar")) thing.removeAttribute("aria-pressed");
  }
  if (!button) return;
  const words = button.dataset.words.split("|")[marked.length];
  $("span", button).textContent = words;
  button.setAttribute("aria-disabled", String(marked.length < Number(button.dataset.several.split(" ")[0])));
  if (aloud) announce(words);
}
/** An update may draw things anew under the same question: what is marked stays so. */
export function keep(anew) {
  const all = $$("#table [data-keys]"), like = (thing) => `${thing.dataset.vt} ${thing.dataset.keys}`, left = all.slice();
  marked = anew ? [] : marked.map((thing) => { const at = left.findIndex((one) => one === thing || like(one) === like(thing)); return at < 0 ? null : left.splice(at, 1)[0]; }).filter(Boolean);
  tally();
}
export function carryOut(button, act) {
  const [least, most] = button.dataset.several.split(" ").map(Number), form = $("#moves");
  if (marked.length < least) { tell(button.textContent); return; }
  const keys = [];
  for (const thing of marked) { const mine = thing.dataset.keys.split(" "); keys.push(mine.find((key) => !keys.includes(key)) ?? mine[0]); }  // of equal things the first goes
  if (marked.length < most && button.dataset.done) keys.push(button.dataset.done);
  const [key, ...chain] = keys;
  act(form.action, { key, chain: chain.join(" "), stamp: form.elements.stamp.value, sure: form.elements.sure?.value ?? "" }, button);
}
