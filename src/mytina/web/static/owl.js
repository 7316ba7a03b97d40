// The owl at a table: its bubble stands beside what it speaks of, and in a lesson a veil leaves only that in the light.
// The veil takes no tap: the rest of the table can still be looked at.

import { $, $$, announce, calm, desktop, page } from "./site.js";

const GAP = 10, EDGE = 8;
let tools;  // what table.js lends: goto, zoneOf, press, seen
let said = "";  // what was read out last
let folded = false;  // where there is no room beside what it is about, a tap on the table leaves only the request

export function attach(lent) {
  tools = lent;
  const owl = $("#owl:not([hidden])");
  for (const thing of $$(".better-one")) thing.classList.remove("better-one");
  if (!owl) { said = ""; learned(); return; }
  dress(owl.dataset.style);
  if (owl.matches(".coach")) { coach(owl); return; }
  for (const thing of $$(".owl-other")) thing.classList.remove("owl-other");
  for (const thing of things(owl.dataset.other)) thing.classList.add("owl-other");
  const read = $('[data-owl="read"]', owl);
  if (read) read.hidden = !things(owl.dataset.other).some((thing) => thing.dataset.closeup);
  const words = `${owl.dataset.step} ${$(".owl-words", owl).textContent}`;
  if (words !== said) {
    said = words;
    folded = false;
    announce($(".owl-words", owl).textContent);
    show(things(owl.dataset.firefly)[0] ?? pointed(owl)[0]);
  }
  place();
  sizes.disconnect();
  for (const part of [$("#bar"), $(".owl-bubble", owl)]) if (part) sizes.observe(part);
}
/** A coach may come to a table that was opened without its styles. */
function dress(style) {
  if (style && !$(`link[href="${style}"]`)) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: style, onload: () => settle($("#owl.coach")) }));
}
const sizes = new ResizeObserver(() => { place(); settle($("#owl.coach")); });  // the bar grows when a shape is taken in hand

// --- a coach ---------------------------------------------------------------------------------------------------

// What was explained at this table is not explained again. A topic counts as explained once somebody went on.
const memory = `coach ${page.table}`;
const told = () => JSON.parse(localStorage.getItem(memory) ?? "[]");
let topic = null, stamp = "";
function learned() {
  if (topic) localStorage.setItem(memory, JSON.stringify([...new Set([...told(), topic])]));
  topic = null;
}
function coach(owl) {
  if (topic && $("#bar")?.dataset.stamp !== stamp) learned();
  const all = $$("[data-topic]", owl), known = told(), now = all.find((one) => !known.includes(one.dataset.topic));
  for (const one of all) one.hidden = one !== now;
  owl.classList.toggle("silent", all.length > 0 && !now);
  topic = now?.dataset.topic ?? null;
  stamp = $("#bar")?.dataset.stamp ?? "";
  const better = $('[data-owl="show"]', owl);
  if (better) better.hidden = !tools.seen(owl.dataset.best).length;
  const words = owl.matches(".silent") ? "" : $(".owl-words", owl).innerText;
  if (words && words !== said) { announce(words); whole = false; }
  said = words;
  settle(owl);
  sizes.disconnect();
  sizes.observe($("#bar"));
}
let whole = false;  // somebody asked for all of it, wherever it may lie
const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
/** Where a thing is; of a panel that is a drawing, where something is drawn: high windows leave room below it. */
function extent(thing) {
  const drawing = thing.matches(".panel") && thing.childElementCount === 1 && $(":scope > svg", thing);
  if (!drawing) return thing.getBoundingClientRect();
  const { x, y, width, height } = drawing.getBBox(), on = drawing.getScreenCTM();
  return { left: on.a * x + on.e, top: on.d * y + on.f, right: on.a * (x + width) + on.e, bottom: on.d * (y + height) + on.f };
}
const boxes = (selector) => $$(selector).filter(visible).map(extent);
const covered = (box, all) => all.reduce((sum, other) => sum + overlap(box, other), 0);
/** What must stay free: everything that can be picked, the question, and on a phone all that the thumb has. */
function moves() {
  const dock = desktop.matches ? boxes("#bar .inner") : boxes("#dock");
  return $(".bar-deciding") ? [...boxes("#table [data-keys], #table .ghost-layer"), ...dock] : dock;
}
/** Where it covers no move, and as little else as can be; where there is no such spot, it is made short. */
function settle(owl) {
  if (!owl || owl.matches(".silent")) return;
  const answered = owl.matches(".solved") && !desktop.matches;  // nothing is to be picked any more, and the thumb has its buttons
  if (answered) { $(".owl-bubble", owl).removeAttribute("style"); owl.classList.remove("short"); return; }
  const bubble = $(".owl-bubble", owl), taken = moves(), edge = desktop.matches ? 16 : 8;
  // What others have is missed least.
  const [read, others] = [":not(.panel-seat)", ".panel-seat"].map((whose) => boxes(`#table .panel${whose}, #table .panel${whose} [data-closeup]`));
  for (const short of [false, true]) {
    bubble.removeAttribute("style");
    owl.classList.toggle("short", short);
    const { width, height, left: x, top: y } = bubble.getBoundingClientRect();
    const low = innerHeight - height - edge, right = innerWidth - width - edge, sky = desktop.matches ? 60 : y, spots = [[x, y]];
    for (const left of [right, edge, (innerWidth - width) / 2]) for (let step = 0; step <= 16; step += 1) spots.push([left, sky + ((low - sky) * step) / 16]);
    const within = (wanted, least, most) => Math.max(least, Math.min(wanted, most));
    for (const at of others) for (const top of [at.top, at.bottom - height]) spots.push([within(at.left, edge, right), within(top, sky, low)]);
    let best = null;
    for (const [left, top] of spots) {
      const box = { left, top, right: left + width, bottom: top + height }, rate = 1e6 * covered(box, taken) + covered(box, read) + covered(box, others) / 8;
      if (!best || rate < best.rate) best = { ...box, rate };
      if (!rate) break;
    }
    const free = best.rate < 1e6;
    if ((free || short) && (best.left !== x || best.top !== y)) Object.assign(bubble.style, { left: `${best.left}px`, top: `${best.top}px`, right: "auto", width: `${width}px` });
    if (free || whole || owl.matches(".solved")) return;
  }
}
/** Where the better move would have been made, as the board was then. */
function light(key) {
  for (const thing of tools.seen(key)) { thing.classList.add("better-one"); show(thing); }
}
function hush() {
  const owl = $("#owl.coach");
  if (!owl || owl.matches(".silent, .puzzle")) return;
  owl.classList.add("silent");
  if ($(".owl-bars", owl)) $('[data-owl="hush"]', owl)?.closest("form").requestSubmit();
}

// --- a lesson --------------------------------------------------------------------------------------------------

const things = (selector) => (selector ? $$(selector) : []);
/** What the owl points at; a shape that is moved about has its whole board. */
function pointed(owl) {
  const found = things(owl.dataset.point);
  return found.length || !owl.matches(".lesson") || owl.dataset.point === undefined ? found : $$("#table .ghost").map((ghost) => ghost.closest(".panel"));
}
function show(thing) {
  if (!thing) return;
  tools.goto(tools.zoneOf(thing));
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}
const visible = (thing) => thing.getClientRects().length > 0;

function place() {
  const owl = $("#owl.lesson");
  if (!owl) return;
  const bubble = $(".owl-bubble", owl), hole = $(".owl-hole", owl), top = $(".owl-top", owl)?.getBoundingClientRect().bottom ?? 0;
  const seen = around(pointed(owl).filter(visible));
  if (hole) {
    const box = seen ?? { left: innerWidth / 2, top: innerHeight / 2, right: innerWidth / 2, bottom: innerHeight / 2 };
    Object.assign(hole.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.right - box.left}px`, height: `${box.bottom - box.top}px` });
    hole.classList.toggle("none", !seen);
    const shape = $("#ghostbar:not([hidden])") && owl.dataset.asks !== undefined ? $("#bar") : null;  // with the button that lays it
    veil($(".owl-veil", owl), [seen, shape && around([shape])].filter(Boolean));
  }
  bubble.classList.toggle("folded", folded);
  beside(bubble, seen, top + GAP);
  fly(owl);
}
function veil(sheet, holes) {
  const round = 14, corner = (x, y) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  const cut = ({ left, top, right, bottom }) => `M${left + round} ${top}H${right - round}${corner(round, round)}V${bottom - round}${corner(-round, round)}H${left + round}${corner(-round, -round)}V${top + round}${corner(round, -round)}Z`;
  sheet.style.clipPath = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${holes.map(cut).join("")}")`;
}
/** The box around things, as far as it is on the screen. */
function around(found) {
  const boxes = found.map((thing) => thing.getBoundingClientRect()), edge = found.length === 1 && found[0].matches(".panel, #bar, #rail") ? 0 : 6;
  if (!boxes.length) return null;
  const left = Math.max(2, Math.min(...boxes.map((box) => box.left)) - edge), right = Math.min(innerWidth - 2, Math.max(...boxes.map((box) => box.right)) + edge);
  const top = Math.max(2, Math.min(...boxes.map((box) => box.top)) - edge), bottom = Math.min(innerHeight - 2, Math.max(...boxes.map((box) => box.bottom)) + edge);
  return right > left && bottom > top ? { left, right, top, bottom } : null;
}
/** Beside what it is about, where there is room; otherwise where it covers least of it. */
function beside(bubble, at, least) {
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight }, lift = 34;  // the owl looks over the edge
  const fit = (low, value, high) => Math.max(low, Math.min(value, Math.max(low, high)));
  const lowest = innerHeight - size.height - EDGE, highest = least + lift;
  delete bubble.dataset.side;
  if (folded) { bubble.style.left = `${(innerWidth - size.width) / 2}px`; bubble.style.top = `${least - GAP + 4}px`; return; }
  let x = (innerWidth - size.width) / 2, y = fit(highest, (innerHeight - size.height) / 2, lowest);
  if (at) {
    const middle = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    const rooms = [["above", at.top - highest - GAP - 6, size.height], ["below", innerHeight - at.bottom - EDGE - GAP - lift, size.height]];
    if (desktop.matches) rooms.push(["left", at.left - EDGE - GAP, size.width], ["right", innerWidth - at.right - EDGE - GAP, size.width]);
    const [side] = rooms.filter(([, room, need]) => room >= need).sort((a, b) => b[1] - b[2] - (a[1] - a[2]))[0] ?? [];
    if (side === "above" || side === "below") {
      x = fit(EDGE, middle[0] - size.width / 2, innerWidth - size.width - EDGE);
      y = side === "above" ? at.top - size.height - GAP - 6 : at.bottom + GAP + lift;
    } else if (side) {
      x = side === "left" ? at.left - size.width - GAP - 6 : at.right + GAP + 6;
      y = fit(highest, middle[1] - size.height / 2, lowest);
    } else {
      x = desktop.matches ? innerWidth - size.width - EDGE : x;
      y = middle[1] > innerHeight / 2 ? highest : lowest;
    }
    if (side) bubble.dataset.side = side;
    const along = side === "left" || side === "right" ? fit(28, middle[1] - y, size.height - 28) : fit(28, middle[0] - x, size.width - 28);
    bubble.style.setProperty("--tail", `${along}px`);
    bubble.classList.toggle("aside", side === "below" && along < 96);
  }
  bubble.style.left = `${x}px`;
  bubble.style.top = `${y}px`;
}
/** The firefly sits on what is to be picked. */
function fly(owl) {
  const firefly = $(".owl-firefly", owl), goal = things(owl.dataset.firefly).filter(visible)[0];
  if (!firefly) return;
  firefly.hidden = !goal;
  if (!goal) return;
  const box = goal.getBoundingClientRect(), from = $(".owl-bubble", owl).getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + Math.min(box.height / 2, 40);
  Object.assign(firefly.style, { left: `${x}px`, top: `${y}px` });
  if (calm.matches || firefly.dataset.flown === owl.dataset.firefly) return;
  firefly.dataset.flown = owl.dataset.firefly;
  const dx = from.left + 40 - x, dy = from.top - y;
  firefly.animate([{ translate: `${dx}px ${dy}px` }, { translate: `${dx / 2 - 40}px ${dy / 2 - 30}px` }, { translate: "0 0" }], { duration: 1100, easing: "ease-in-out" });
}

addEventListener("resize", () => {
  const again = () => { place(); settle($("#owl.coach")); };
  again();
  requestAnimationFrame(() => requestAnimationFrame(again));  // what is measured by `dvh` follows with the next frame
});
addEventListener("scroll", place, { capture: true, passive: true });
new MutationObserver(place).observe(document.body, { childList: true });  // a closeup came or went
document.addEventListener("pointerdown", (event) => {
  if (event.target.closest("#table")) hush();
  const bubble = $(".owl-bubble"), cramped = bubble && !bubble.dataset.side && $(".owl-hole:not(.none)");
  if (cramped && event.target.closest("#table") && $(".request", bubble)) folded = true;
  else if (folded && event.target.closest(".owl-bubble")) folded = false;
  else return;
  place();
}, true);
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-tab]")) requestAnimationFrame(place);
  if (event.target.closest('[data-owl="known"]')) { learned(); coach($("#owl")); }
  else if (event.target.closest('[data-owl="show"]')) light($("#owl").dataset.best);
  else if (event.target.closest("#owl.short .owl-bubble")) { whole = true; settle($("#owl")); }
  const thing = event.target.closest('[data-owl="read"]') && things($("#owl").dataset.other).find((one) => one.dataset.closeup);
  if (thing) { event.stopPropagation(); show(thing); tools.press(thing, event); }
}, true);
