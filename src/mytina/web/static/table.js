// A live table: what the server sends is swapped in, pieces glide, zones follow the question, and things can be pressed.

import { $, $$, announce, calm, page, sure, tell, words } from "./site.js";
import * as closer from "./closeup.js";

function notify() { if (page.sound === "true" || localStorage.notify === "yes") import("./knock.js").then(({ call }) => call()); }

// --- a live table ----------------------------------------------------------------------------------------------

// What `update.js` shares with this: what is shown, and what is under way.
const now = {
  seq: Number(page.seq || 0),
  turn: page.turn === "true",
  shown: digests(page.parts),  // the digests of the parts as the server sent them, before anything here touched them: it sends only what differs
  busy: false,  // a move is on its way
  missed: 0,  // what happened meanwhile
  deleted: false,
  auto: false,  // a bot plays for us
};
function digests(line) { return Object.fromEntries((line ?? "").split(" ").filter(Boolean).map((word) => word.split(":"))); }

// What is behind something closed (menu, settings, older lines of the log, all of a player) comes when that is first opened.
now.later = Boolean(now.shown.menu);
async function behind() {
  now.later = true;
  await dress();
  for (let tries = 0; tries < 20 && !now.shown.menu; tries += 1) {
    if (tries) await wait(150);
    await refresh();
  }
}

// The styles of all that, and of what else is seen only after a press; it is not seen before it has them.
let dressing = null;
function dress() {
  const address = "./forms.css";
  dressing ??= new Promise((done) => {
    if ($(`link[href="${address}"]`)) done();
    else $("link[rel=stylesheet]").after(Object.assign(document.createElement("link"), { rel: "stylesheet", href: address, onload: done, onerror: done }));
  }).then(() => document.body.classList.add("dressed"));
  return dressing;
}

// The script of moves and updates: fetched with the first.
let update = null;
const UPDATE = "./update.js";
let failed = 0;  // a browser remembers that it could not fetch a script: another address makes it try again
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
async function updating(tries = 2) {
  try { update ??= await import(failed ? `${UPDATE}?${failed}` : UPDATE); } catch (error) {
    failed += 1;
    if (!tries) throw error;
    return wait(1200 / tries).then(() => updating(tries - 1));
  }
  return update.attach(now, { prepare, shapes, taught, counted, timed, notify, dress, digests, asSent, offline, gone, reveal, closer });
}
const act = (...move) => updating().then(() => update.act(...move), () => tell(words.unreachable));
const refresh = (atLeast) => updating().then(() => update.refresh(atLeast), () => offline(true));
now.sent = asSent();  // the parts as the server sent them
function asSent() {
  return new Map(Object.keys(now.shown).flatMap((id) => { const part = document.getElementById(id); return part ? [[id, part.cloneNode(true)]] : []; }));
}

// After a step of a move, what can be pressed should be in sight: all of it if it fits, else the first.
function reveal() {
  const zone = $(".zone.on"), things = $$("[data-keys]", zone ?? $("#table")).filter((thing) => thing.getClientRects().length);
  if (!zone || !things.length) return;
  const room = zone.getBoundingClientRect(), boxes = things.map((thing) => thing.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom));
  if (top >= room.top - 1 && bottom <= room.bottom + 1) return;
  const behavior = calm.matches ? "auto" : "smooth";
  if (bottom - top <= room.height) zone.scrollBy({ top: bottom > room.bottom ? bottom - room.bottom + 6 : top - room.top - 6, behavior });
  else if (!boxes.some((box) => box.top >= room.top - 1 && box.bottom <= room.bottom + 1)) things[0].scrollIntoView({ block: "center", inline: "nearest", behavior });
}
// What is pressed does not change between press and release: a click needs both on the same thing, and so does a drag.
const holding = now.holding = new Set();
document.addEventListener("pointerdown", (event) => {
  if (event.isPrimary) holding.clear();  // whatever end of an earlier press was missed
  if (event.target.closest("#table, .closer")) holding.add(event.pointerId);
}, true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => setTimeout(() => holding.delete(event.pointerId), 120), true);  // the click is still to come
document.addEventListener("pointermove", (event) => { if (!event.buttons) holding.delete(event.pointerId); }, true);  // released elsewhere

function offline(is) {
  const banner = $(".offline:not(.deleted)");
  if (is && !banner) {
    document.body.append(Object.assign(document.createElement("div"), { className: "offline", textContent: words.offline }));
    announce(words.offline);
  } else if (!is && banner) { banner.remove(); tell(words.online); }
}

// The table was deleted: what is shown stays to be read, and nothing more is asked for.
function gone() {
  now.deleted = true;
  offline(false);
  if ($(".deleted")) return;
  document.body.append(Object.assign(document.createElement("div"), { className: "offline deleted", textContent: words.gone }));
  announce(words.gone);
}

let line = 0;
function listen() {
  if (now.deleted) return;
  const source = new EventSource(`/t/${page.table}/events?seq=${now.seq}`);
  let failed = false;
  source.addEventListener("change", (event) => {
    const change = JSON.parse(event.data);
    const moved = change.line !== line;  // the bot, in the line of those who wait for a thought
    line = change.line;
    if (now.busy) now.missed = Math.max(now.missed, change.seq);  // most likely our own move, whose answer is on its way
    else if (change.seq > now.seq || moved) refresh(change.seq);
  });
  source.addEventListener("gone", () => { source.close(); gone(); });
  source.onopen = () => { if (failed) { failed = false; refresh(); } offline(false); };
  source.onerror = () => {
    if (now.deleted) return;
    failed = true;
    setTimeout(() => failed && offline(true), 1500);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
}

document.addEventListener("toggle", () => {
  if ($("#drawer[open], #rail details[open]")) { if (page.table && !now.later) behind(); else dress(); }
  if (!$("#drawer")?.open || !$("#fold-chat")?.open) return;
  for (const badge of $$("#drawer .unread")) { badge.hidden = true; badge.textContent = ""; }
  $("#chat").scrollTop = $("#chat").scrollHeight;
}, true);

// The script of time limits is fetched where time runs.
function timed() { if (now.clock || $("[data-due], [data-from]")) (now.clock ??= import("./clock.js")).then(({ tick }) => tick()); }

// --- zones -----------------------------------------------------------------------------------------------------

// A phone shows one zone at a time. It goes where the question is, and comes back after.
let home = null;  // where one was before the question led away
const zoneOf = (thing) => thing?.closest(".zone")?.dataset.zone;
function goto(id) {
  const zone = id && $(`.zone[data-zone="${CSS.escape(id)}"]`);
  if (!zone) return;
  const moved = !zone.classList.contains("on");
  for (const other of $$(".zone")) other.classList.toggle("on", other === zone);
  for (const tab of $$("[data-tab]")) { if (tab.dataset.tab === id) tab.setAttribute("aria-current", "true"); else tab.removeAttribute("aria-current"); }
  if (zone.scrollHeight > zone.clientHeight && !$("a, button, [tabindex]", zone)) zone.tabIndex = 0;  // it can be scrolled by keys
  if (moved && zone.matches(".below")) zone.scrollTop = zone.scrollHeight;
}
// A zone that begins at its lower end stays there when the question grows, unless one has scrolled it.
let low = true;
document.addEventListener("scroll", ({ target }) => { if (target.matches?.(".zone.below")) low = target.scrollTop + target.clientHeight > target.scrollHeight - 4; }, true);
const growing = new ResizeObserver(() => {
  const zone = $(".zone.on.below");
  if (!low || !zone || zone.scrollHeight <= zone.clientHeight) return;
  zone.scrollTop = zone.scrollHeight;
  reveal();
});
function follow() {
  const here = $(".zone.on"), some = $$(".zone").filter((zone) => $("[data-keys], .ghost", zone));
  const back = home && (!some.length || some.some((zone) => zone.dataset.zone === home));
  if (back) { goto(home); home = null; }
  else if (some.length && !some.includes(here)) { home ??= here?.dataset.zone ?? null; goto(some[0].dataset.zone); }
}

// --- the board and the options ---------------------------------------------------------------------------------

const counter = () => $("#moves [data-several]");
let several = null;  // the script of choices that take several picks; fetched where one is asked for
const severals = () => (several ??= import("./several.js"));
function keepMarks(anew) { if (several || counter()) dress().then(severals).then((module) => module.keep(anew)); }

async function press(thing, event) {
  if (thing.dataset.keys && $("#ghostbar") && !ghosts) {  // pressed before its script was there: it is pressed again
    await coming.catch(() => {});
    if (ghosts && thing.isConnected) thing.dispatchEvent(new event.constructor(event.type, event));
    if (ghosts) return;
  }
  if (thing.dataset.keys && counter()) { (await severals()).mark(thing); return; }
  if (thing.dataset.keys && $("#counters")) { (await counters()).point(thing.dataset.keys.split(" ")); return; }
  if (closer.isAbout(thing)) closer.again(event);
  else closer.look(thing, choose, event.type === "keydown");
}
// A press begins before the click: what it asks for is fetched from then on, so that it is there at once.
document.addEventListener("pointerdown", ({ target }) => {
  const thing = target.closest("#table [data-closeup]");
  if (thing && !counter()) closer.reference(thing);
  else if (target.closest(".deed, #moves button")) updating().catch(() => {});
}, true);

function choose(option, then = "") {
  const form = $("#moves"), data = { key: option.value, stamp: form.elements.stamp.value, sure: form.elements.sure?.value ?? "" };
  act(form.action, then ? { ...data, then } : data, option);
}

function showList(on, focus = false) {
  const list = $("#all-options");
  if (!list) return;
  list.classList.toggle("open", on);
  $('[data-tool="list"]')?.setAttribute("aria-expanded", String(on));
  number();
  if (on) dress().then(() => { number(); if (focus) $("button, select, summary", list)?.focus(); });
}
const listOpen = () => Boolean($("#all-options.open"));

// Number keys stand on the options that can be seen.
function number() {
  for (const old of $$("[data-number]")) old.removeAttribute("data-number");
  $$(listOpen() ? "#all-options button[name=key]" : "#moves button[name=key], #moves :is([data-several], [data-counted])").filter((option) => option.offsetParent && !option.matches(".iconic")).slice(0, 9).forEach((option, index) => { option.dataset.number = index + 1; });
}

function prepare(anew) {
  for (const group of $$(".group")) group.addEventListener("toggle", number);
  const zone = $(".zone.on")?.dataset.zone;
  if (zone) goto(zone);
  for (const below of $$(".zone.below, .zone.below > .panel")) growing.observe(below);
  if (anew) { showList(false); follow(); }
  keepMarks(anew);
  if ($(".invite, #hint, .time-limit, .hurry")) dress();
  const hint = $("#hint")?.dataset.key;
  for (const thing of $$("#table [data-keys]")) thing.classList.toggle("lit", Boolean(hint) && thing.dataset.keys.split(" ").includes(hint));
  if (hint) {
    const lit = $("#table .lit");
    goto(zoneOf(lit));
    lit?.scrollIntoView({ block: "nearest", inline: "center" });
    const group = $("#moves .hinted")?.closest(".group");
    if (group) group.open = true;
  }
  number();
}

let ghosts = null, coming = null;  // the script that moves shapes about on the board; fetched when a board has some
function shapes() {
  if (ghosts) ghosts.attach({ act, closeList: () => showList(false) });  // at once: what is in the hand does not blink
  else if ($("#ghostbar")) coming ??= import("./ghost.js").then((module) => { ghosts = module; shapes(); });
}

let counting = null;  // the script of counters; fetched where something is counted
const counters = () => (counting ??= import("./counters.js"));
function counted() { if (counting || $("#counters")) counters().then((module) => module.attach({ act })); }

let gestures = null;  // the script of fans and of what can be dragged; fetched when such a thing is first pressed
const FINGER = ["pointerdown", "pointermove", "pointerup", "pointercancel"];
document.addEventListener("pointerdown", (event) => {
  if (gestures || !event.target.closest("#table :is([data-fan], [data-drag])")) return;
  const meanwhile = [event], note = (next) => meanwhile.push(next);  // what the finger does until it is there
  for (const kind of FINGER) document.addEventListener(kind, note, true);
  gestures = import("./drag.js").then(({ attach }) => {
    for (const kind of FINGER) document.removeEventListener(kind, note, true);
    attach({ press, choose, optionsOf: (of) => (of.dataset.keys ?? "").split(" ").map((key) => $(`#moves button[name="key"][value="${CSS.escape(key)}"]`)).filter(Boolean) }, meanwhile);
  });
}, true);
let teacher = null;  // the script of the owl; fetched where it sits at the table
function taught() {
  if (teacher) teacher.attach({ goto, zoneOf, press, seen: (key) => update?.seen(key) ?? [] });
  else if ($("#owl:not([hidden])")) import("./owl.js").then((module) => { teacher = module; taught(); });
}

const THINGS = "#table [data-keys], #table [data-why]:not(button), #table [data-closeup]";

function arrow(event) {
  const here = document.activeElement.closest?.(THINGS);
  const things = $$(event.shiftKey ? THINGS : "#table [data-keys]").filter((thing) => thing !== here && thing.getClientRects().length);
  if (!things.length) return;
  const middle = (thing) => { const box = thing.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  event.preventDefault();
  if (!here) { things[0].focus(); return; }
  const [x, y] = middle(here), [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  let best, least = Infinity;
  for (const thing of things) {
    const [tx, ty] = middle(thing), along = (tx - x) * dx + (ty - y) * dy, off = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (along > 2 && along + 2.5 * off < least) { least = along + 2.5 * off; best = thing; }
  }
  best?.focus();
}

// --- what people do --------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const target = event.target, thing = target.closest(THINGS);
  if (thing) { press(thing, event); return; }
  if (closer.isOpen() && !target.closest(".closer")) closer.close();
  if (target.closest("#meanwhile") && !target.closest(".offer")) { dress().then(() => import("./meanwhile.js")).then(({ watchAgain }) => watchAgain(goto)); return; }
  const button = target.closest("button, a");
  if (listOpen() && !target.closest("#all-options") && button?.dataset.tool !== "list") showList(false);
  if (!button) return;
  if (button.dataset.several) { severals().then((module) => module.carryOut(button, act)); return; }
  const data = button.dataset, leap = button.getAttribute("href");
  if (data.tool === "list") showList(!listOpen(), event.detail === 0);
  else if (data.tab) { event.preventDefault(); home = null; goto(data.tab); }
  else if (data.again !== undefined) { event.preventDefault(); refresh(); }
  else if (leap?.startsWith("#panel-")) {
    event.preventDefault();
    const panel = $(leap);
    for (const fold of $$("details", panel)) fold.open = true;
    button.closest("details").open = false;
    goto(zoneOf(panel));
    panel.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
  } else if (button.matches("#moves .iconic") && !$("span", button).offsetWidth) {
    event.preventDefault();
    closer.lookAtDeed(button, choose);
  }
});

document.addEventListener("submit", async (event) => {
  const form = event.target, button = event.submitter;
  if (button?.dataset.ask && !button.dataset.sure) {
    event.preventDefault();
    if (!(await sure(button.dataset.ask))) return;
    button.dataset.sure = "yes";
    form.requestSubmit(button);
    return;
  }
  const action = new URL(button?.getAttribute("formaction") || form.action, location.href).pathname;
  if (!page.table || !action.startsWith(`/t/${page.table}/`) || form.dataset.plain !== undefined) return;
  event.preventDefault();
  const data = Object.fromEntries(new FormData(form));
  if (button?.name) data[button.name] = button.value;
  if (form.id === "say") { if (!data.text.trim()) return; form.reset(); }
  for (const field of form.elements) if (field.type === "text") field.defaultValue = field.value; // sent: the answer says how it reads
  if (form.closest("#menu")) $("#drawer").open = false;
  act(action, data, button);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target, writing = target.matches("input:not([type=range], [type=radio]), textarea, select");
  if (event.key === "Escape") {
    if (closer.isOpen()) closer.close();
    else if (listOpen()) { showList(false); $('[data-tool="list"]').focus(); }
    else if ($("#bar [data-again]")) refresh();
    else if (!writing && !$("dialog[open]")) $('#bar[data-midway] [data-tool="undo"]')?.click();
    return;
  }
  if (writing || $("dialog[open]:not(.closer)")) return;
  if ((event.key === "Enter" || event.key === " ") && target.matches(THINGS)) {
    event.preventDefault();
    if (!event.repeat) press(target, event);
  } else if (event.key.startsWith("Arrow")) {
    if (page.table && !target.matches("input") && (target === document.body || target.closest("#main") === target || target.closest("#table"))) arrow(event);
  } else if (/^[1-9]$/.test(event.key)) {
    const take = () => (closer.isOpen() ? $$(".closer .way input")[event.key - 1] : $(`[data-number="${event.key}"]`))?.click();
    if (listOpen()) dress().then(take); // a list that has just been opened is numbered when it can be seen
    else take();
  } else if (event.key === "l") { if ($("#all-options")) { event.preventDefault(); showList(!listOpen(), true); } }
  else if (event.key === "u") $('#moves [data-tool="undo"]')?.click();
  else if (event.key === "h") $('#moves [data-tool="hint"]')?.click();
  else if (event.key === "p") $('#moves [data-tool="auto"]')?.click();
  else if (event.key === "?" && page.table) behind().then(() => { if (now.shown.keys) $("#keys").showModal(); });
});

// --- beginning -------------------------------------------------------------------------------------------------

prepare(true);
if (page.replay) {
  taught();
  Promise.all([import("./replay.js"), updating()]).then(([module]) => module.attach({ swap: update.swap, asking: update.asking, shown: () => now.shown }));
}
if (page.table) {
  timed();
  shapes();
  taught();
  counted();
  listen();
  if ($("#end .banner")) document.body.classList.add("finished");
  document.addEventListener("visibilitychange", () => { if (!document.hidden) refresh(); });
  addEventListener("online", () => refresh());
  addEventListener("offline", () => offline(true));
}
