// A finger that slides along a fan raises the card under it, and what can be picked may be dragged to where it goes.
// Both are additions: a tap does the same, and letting go elsewhere does nothing.

import { $, $$ } from "./site.js";

const FAR = 10, EDGE = 36;  // pixels: a press that moved; where a fan begins to scroll
let tools;  // what table.js lends: press, choose, optionsOf
let held = null;  // { id, x, y, fan, thing, box, raised, moved }
let done = -Infinity;  // when a gesture ended: the click that follows it means nothing

/** `meanwhile` is what the finger did that first pressed something, until this script was there. */
export function attach(lent, meanwhile) {
  tools = lent;
  for (const [kind, follow] of Object.entries(FOLLOW)) document.addEventListener(kind, follow, { capture: true, passive: true });
  for (const event of meanwhile) FOLLOW[event.type](event);
}

const FOLLOW = {
  pointerdown(event) {
    if (!event.isPrimary || event.button) return;
    const finger = event.pointerType === "touch", fan = event.target.closest("#table [data-fan]"), thing = event.target.closest("#table [data-drag]");
    if (finger ? !fan && thing?.dataset.grab === undefined : !thing) return;  // elsewhere a finger scrolls
    held = { id: event.pointerId, x: event.clientX, y: event.clientY, fan: finger ? fan : null, thing, box: null, raised: null, moved: false };
  },
  pointermove(event) {
    if (held?.id !== event.pointerId) return;
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
    held.moved = true;
    if (!held.box && held.fan && event.clientY > held.fan.getBoundingClientRect().top - 4) { slide(event); return; }
    if (!held.box) lift(event);
    if (held?.box) carry(event);
  },
  pointerup(event) {
    if (held?.id !== event.pointerId) return;
    const { raised, box, moved } = held, at = box && landing(event), thing = held.thing;
    if (moved) done = event.timeStamp;
    clear();
    if (at) put(thing, at, event);
    else if (moved && !box && raised) tools.press(raised, event);
  },
  pointercancel(event) { if (held?.id === event.pointerId) clear(); },
};
document.addEventListener("click", (event) => {
  if (!event.detail || event.timeStamp - done > 300) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

function clear() {
  held?.raised?.classList.remove("raised");
  held?.box?.remove();
  for (const place of $$(".drop-here")) place.classList.remove("drop-here", "over");
  held = null;
}

// --- along the fan ---------------------------------------------------------------------------------------------

function slide(event) {
  const cards = $$("[data-vt]", held.fan).filter((card) => card.parentElement === $("[data-vt]", held.fan).parentElement);
  const row = cards[0]?.parentElement, room = held.fan.getBoundingClientRect();
  if (row && event.clientX < room.left + EDGE) row.scrollLeft -= 8;
  else if (row && event.clientX > room.right - EDGE) row.scrollLeft += 8;
  // By its left edge: a raised card lies over the next ones.
  const card = cards.findLast((one) => one.getBoundingClientRect().left <= event.clientX) ?? held.raised;
  if (!card || card === held.raised) return;
  held.raised?.classList.remove("raised");
  held.raised = card;
  card.classList.add("raised");
}

// --- to a place ------------------------------------------------------------------------------------------------

/** Where a thing may go: places that take it, or the tab that leads to one which is not in sight. */
function places(thing) {
  const all = $$(`#table [data-takes~="${CSS.escape(thing.dataset.drag)}"]`).filter((place) => thing.dataset.keys || place.dataset.keys);
  return all.map((place) => ({ place, seen: place.getClientRects().length ? place : $(`[data-tab="${CSS.escape(place.closest(".zone")?.dataset.zone ?? "")}"]`) })).filter((one) => one.seen);
}
function lift(event) {
  const thing = held.fan ? held.raised ?? held.thing : held.thing;
  if (!thing?.matches("[data-drag]") || !places(thing).length) { if (!held.fan) held = null; return; }
  held.thing = thing;
  const size = thing.getBoundingClientRect(), copy = thing.cloneNode(true), root = thing.closest(".panel").firstElementChild;
  for (const name of ["data-keys", "data-vt", "data-drag", "tabindex", "id"]) copy.removeAttribute(name);
  copy.classList.remove("raised");
  held.box = document.body.appendChild(Object.assign(document.createElement("div"), { className: `dragged ${root.className}`, ariaHidden: "true" }));
  held.box.append(copy);
  Object.assign(held.box.style, { width: `${Math.max(size.width, thing.scrollWidth)}px`, height: `${size.height}px` });
  for (const { seen } of places(thing)) seen.classList.add("drop-here");
}
function carry(event) {
  const { width, height } = held.box.getBoundingClientRect();
  Object.assign(held.box.style, { left: `${event.clientX - width / 2}px`, top: `${event.clientY - height * 0.7}px` });
  const at = landing(event)?.seen;
  for (const place of $$(".drop-here")) place.classList.toggle("over", place === at);
}
function landing(event) {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  return places(held.thing).find(({ seen }) => under.some((element) => seen.contains(element)));
}
/** One way to do it: it is done. Several: they are shown. */
function put(thing, { place }, event) {
  const subject = thing.dataset.keys ? thing : place, options = tools.optionsOf(subject);
  if (options.length === 1 && !$(`template[data-ways="${CSS.escape(options[0].value)}"]`)) tools.choose(options[0]);
  else tools.press(subject, event);
}
