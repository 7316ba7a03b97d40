// A live table: what the server sends is swapped in, pieces glide, zones follow the question, and things can be pressed.

import { $, $$, announce, calm, desktop, page, sure, tell, words } from "./site.js";

function knock() {
  if (page.sound !== "true") return;
  const audio = new AudioContext();
  for (const [at, pitch] of [[0, 190], [0.16, 150]]) {
    const tone = audio.createOscillator(), gain = audio.createGain(), start = audio.currentTime + at;
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.09);
    gain.gain.setValueAtTime(0.22, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.13);
  }
  setTimeout(() => audio.close(), 600);
}

function notify() {
  if (document.hidden && localStorage.notify === "yes" && window.Notification?.permission === "granted") {
    new Notification("Mýtina", { body: words.yourTurn, tag: page.table });
  }
}

// --- a live table ----------------------------------------------------------------------------------------------

let seq = Number(page.seq || 0);
let turn = page.turn === "true";
let busy = false, acted = false, missed = 0;
// The digests of the parts as the server sent them, before anything here touched them: it sends only what differs.
let shown = digests(page.parts);
function digests(line) { return Object.fromEntries((line ?? "").split(" ").filter(Boolean).map((word) => word.split(":"))); }
// `told` is the event that the answer must know of; without it the server looks for anything newer.
function asking(told = 0) {
  const parts = Object.entries(shown).map((pair) => pair.join(":")).join(" ");
  return { Accept: "application/json", "Mytina-Parts": parts, "Mytina-Pieces": "yes", ...(told ? { "Mytina-Told": told } : {}) };
}

// The parts as the server sent them: it leaves out pieces that are in there already (`web/pieces.py`), and says which.
const PIECES = ["[data-vt]", "[data-ply]", "[data-piece]"];
let sent = asSent();
function asSent() {
  return new Map(Object.keys(shown).flatMap((id) => { const part = document.getElementById(id); return part ? [[id, part.cloneNode(true)]] : []; }));
}
function changed(parts) {
  const holder = document.createElement("template");
  return Object.entries(parts).flatMap(([id, html]) => {
    holder.innerHTML = html;
    if (!document.getElementById(id)) return [];
    const part = holder.content.firstElementChild;
    complete(part, sent.get(id));
    sent.set(id, part);
    return [part.cloneNode(true)];
  });
}
function complete(part, old) {
  const gaps = $$("[data-same]", part);
  if (!gaps.length) return;
  const mark = PIECES.find((one) => $(one, old));
  const known = $$(mark, old).filter((piece) => { const outer = piece.parentElement.closest(mark); return !outer || outer === old; });
  for (const gap of gaps) {
    const [first, many] = gap.dataset.same.split(" ").map(Number);
    if (many) gap.replaceWith(...known.slice(first, first + many).map((piece) => piece.cloneNode(true)));
    else { gap.removeAttribute("data-same"); gap.append(...known[first].cloneNode(true).childNodes); }
  }
}

// What somebody is writing stays when a part comes anew; where the field had the focus, this gives it back.
function typed(old, part) {
  let goOn = null;
  for (const field of $$("input[id], textarea[id]", old)) {
    const again = /^text/.test(field.type) && $(`#${CSS.escape(field.id)}`, part);
    if (!again) continue;
    if (field.value !== field.defaultValue) again.value = field.value;
    const { selectionStart, selectionEnd } = field;
    if (field === document.activeElement) goOn = () => { again.focus({ preventScroll: true }); again.setSelectionRange(selectionStart, selectionEnd); };
  }
  return goOn;
}

// Take over the server's new parts, which lack what was shown when they were asked for. Pieces that left one place and came up in another glide there.
function swap(fresh, asked) {
  if (fresh.seq !== undefined && fresh.seq < seq) return;
  seq = fresh.seq ?? seq;
  const panels = Object.keys(fresh.digests).filter((id) => id.startsWith("panel-")).sort().join();
  // Another answer may have come in between, and left out what this page showed only before it.
  const lacking = Object.entries(fresh.digests).some(([id, digest]) => (id in fresh.parts ? fresh.parts[id].includes(" data-same=") && shown[id] !== asked[id] : shown[id] !== digest));
  if (lacking || panels !== $$("#table .panel").map((panel) => panel.id).sort().join()) { rebuild(); return; }
  shown = fresh.digests;
  const arrived = changed(fresh.parts), stamp = $("#bar")?.dataset.stamp;
  const before = pieces();
  const active = document.activeElement;
  const keepId = active?.id, keepKeys = active?.dataset?.keys, inside = acted || active?.closest("#table");
  const known = new Set($$("#log li").map(identity));
  for (const part of arrived) {
    const old = document.getElementById(part.id);
    for (const details of $$("details[id]", part)) {
      const was = document.getElementById(details.id);
      if (was && !details.id.startsWith("group-")) details.open = was.open || ($("[data-keys]", details) !== null && $("[data-keys]", was) === null);
    }
    const goOn = typed(old, part), chatting = part.id === "chat" && part.children.length > old.children.length;
    old.replaceWith(part);
    goOn?.();
    if (chatting) heard(part);
  }
  if (fresh.title) document.title = fresh.title;
  tick();
  prepare($("#bar")?.dataset.stamp !== stamp);
  if (inside && (!document.contains(active) || active === document.body)) {
    const again = (keepId && document.getElementById(keepId)) || (keepKeys && boardThing(keepKeys)) || $("#question");
    again?.focus({ preventScroll: true });
  }
  shapes();
  taught();
  dragged();
  counted();
  closer?.refresh();
  if ((fresh.turn ?? turn) && inside && $("#bar")?.dataset.stamp !== stamp && !$("#ghostbar")) reveal();
  glide(before);
  const news = $$("#log li").filter((line) => !known.has(identity(line)));
  for (const line of news) line.classList.add("fresh");
  told();
  const said = news.reverse().map((line) => $(".said", line).textContent);
  const mine = fresh.turn ?? turn;
  if (mine) said.push(`${mine === turn ? "" : `${words.yourTurn}. `}${$("#question")?.textContent ?? ""}`);
  if (said.length) announce(said.join(". "));
  if (mine && !turn) { knock(); notify(); }
  turn = mine;
  if ($("#end .banner") && !document.body.classList.contains("finished")) finish();
}
// Other panels than before (another seat at this screen, a new part of the board): the whole page comes anew. Whatever
// happens while it is on its way makes it too old, and it is fetched again; nothing changes under a finger or a pick.
let rebuilding = false;
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds, true));
async function rebuild() {
  if (rebuilding) return;
  rebuilding = true;
  try {
    for (let tries = 0; ; tries += 1) {
      const fresh = await anew();
      while (busy || holding.size) await wait(50);
      if (deleted) break;
      if (fresh?.address === location.href && fresh.seq >= seq) { replace(fresh.page); break; }
      if (tries) await wait(Math.min(5000, 150 * 2 ** tries));
    }
  } finally { rebuilding = false; }
}
async function anew() {
  const address = location.href;
  try {
    const response = await fetch(address);
    if (response.status === 404) gone();
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    offline(false);
    return { address, page, seq: Number(page.body.dataset.seq ?? seq) };
  } catch { offline(true); return null; }
}
function replace(page) {
  for (const id of ["table", "rail", "meanwhile", "log", "end", "story", "notice", "invites", "menu", "chat", "owl"]) {
    const part = page.getElementById(id), old = document.getElementById(id);
    if (!part || !old) continue;
    const goOn = typed(old, part);
    old.replaceWith(document.adoptNode(part));
    goOn?.();
  }
  document.title = page.title;
  const mine = page.body.dataset.turn === "true";
  if (mine && !turn) { knock(); notify(); }
  turn = mine;
  seq = Number(page.body.dataset.seq ?? seq);
  shown = digests(page.body.dataset.parts);
  sent = asSent();
  prepare(true);
  shapes();
  taught();
  dragged();
  counted();
  closer?.refresh(); // what is being read stays
  if ($("#end .banner") && !document.body.classList.contains("finished")) finish();
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
const identity = (line) => `${line.dataset.ply} ${line.textContent}`;
const boardThing = (keys) => $(`#table [data-keys="${CSS.escape(keys)}"]`);

async function post(url, data) {
  const asked = shown, response = await fetch(url, { method: "POST", body: new URLSearchParams(data), headers: asking(seq) });
  const kind = response.headers.get("content-type") ?? "";
  if (!kind.includes("json")) throw new Error(response.statusText);
  return [response, await response.json(), asked];
}

async function insist(url, data) {
  for (let attempt = 0; ; attempt += 1) {
    try { return await post(url, data); } catch (error) {
      if (attempt === 2) throw error;
      await wait(400 * 3 ** attempt);
    }
  }
}

// A post may be repeated safely: the stamp names the question it answers.
async function act(url, data, button) {
  const moves = /\/(pick|undo|auto|hint)$/.test(url);
  if (moves && busy) return;
  if (/\/pick$/.test(url)) remember();
  busy ||= moves;
  button?.setAttribute("aria-busy", "true");
  document.body.classList.add("working");
  try {
    const [response, body, asked] = await insist(url, data);
    acted = true;
    if (moves && !/\/hint$/.test(url)) auto = /\/auto$/.test(url);
    if (moves && !/\/hint$/.test(url)) interrupted(response.ok && /\/pick$/.test(url), body.rest);
    if (!response.ok && body.parts) { delete body.parts.notice; body.digests.notice = shown.notice; } // it is told below
    if (body.parts) swap(body, asked);
    acted = false;
    if (!response.ok) tell(body.error || body.detail || words.refused);
  } catch { tell(words.unreachable); } finally {
    if (moves) { busy = false; if (missed > seq) refresh(missed); }
    button?.removeAttribute("aria-busy");
    document.body.classList.remove("working");
  }
  goOn();
}

// What is pressed does not change between press and release: a click needs both on the same thing, and so does a drag.
const holding = new Set();
document.addEventListener("pointerdown", (event) => {
  if (event.isPrimary) holding.clear();  // whatever end of an earlier press was missed
  if (event.target.closest("#table, .closer")) holding.add(event.pointerId);
}, true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => setTimeout(() => holding.delete(event.pointerId), 120), true);  // the click is still to come
document.addEventListener("pointermove", (event) => { if (!event.buttons) holding.delete(event.pointerId); }, true);  // released elsewhere

let fetching = false, wanted = 0;
async function refresh(atLeast = 0) {
  wanted = Math.max(wanted, atLeast);
  if (fetching) return;
  fetching = true;
  try {
    do {
      const asked = shown, response = await fetch(`/t/${page.table}/parts`, { headers: asking(wanted > seq ? wanted : 0) });
      if (response.status === 404) { gone(); break; }
      if (!response.ok) break;
      compare(response);
      const fresh = await response.json();
      while (holding.size) await wait(50);
      swap(fresh, asked);
    } while (seq < wanted && (await wait(150)));
    offline(false);
  } catch { offline(true); } finally { fetching = false; }
}

function offline(is) {
  const banner = $(".offline:not(.deleted)");
  if (is && !banner) {
    document.body.append(Object.assign(document.createElement("div"), { className: "offline", textContent: words.offline }));
    announce(words.offline);
  } else if (!is && banner) { banner.remove(); tell(words.online); }
}

// The table was deleted: what is shown stays to be read, and nothing more is asked for.
function gone() {
  deleted = true;
  offline(false);
  if ($(".deleted")) return;
  document.body.append(Object.assign(document.createElement("div"), { className: "offline deleted", textContent: words.gone }));
  announce(words.gone);
}

let deleted = false, line = 0;
function listen() {
  if (deleted) return;
  const source = new EventSource(`/t/${page.table}/events?seq=${seq}`);
  let failed = false;
  source.addEventListener("change", (event) => {
    const change = JSON.parse(event.data);
    const moved = change.line !== line;  // the bot, in the line of those who wait for a thought
    line = change.line;
    if (busy) missed = Math.max(missed, change.seq);  // most likely our own move, whose answer is on its way
    else if (change.seq > seq || moved) refresh(change.seq);
  });
  source.addEventListener("gone", () => { source.close(); gone(); });
  source.onopen = () => { if (failed) { failed = false; refresh(); } offline(false); };
  source.onerror = () => {
    if (deleted) return;
    failed = true;
    setTimeout(() => failed && offline(true), 1500);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
}

// A line of the chat is told where it is not read already; the drawer counts what is unread.
function heard(lines) {
  lines.scrollTop = lines.scrollHeight;
  const last = lines.lastElementChild, read = $("#drawer").open && $("#fold-chat").open;
  if (!last) return;
  announce(last.textContent);
  if (read || acted) return;
  for (const badge of $$("#drawer .unread")) { badge.hidden = false; badge.textContent = Number(badge.textContent || 0) + 1; }
  tell(last.textContent);
}
document.addEventListener("toggle", () => {
  if (!$("#drawer")?.open || !$("#fold-chat")?.open) return;
  for (const badge of $$("#drawer .unread")) { badge.hidden = true; badge.textContent = ""; }
  $("#chat").scrollTop = $("#chat").scrollHeight;
}, true);

// --- time that runs out ----------------------------------------------------------------------------------------

let ahead = 0;  // what the server's clock is ahead of ours, as its answers tell to the second
function compare(response) {
  const there = Date.parse(response.headers.get("date") ?? "");
  if (Math.abs(there - Date.now() - ahead) > 2000) ahead = there - Date.now();
}
function left(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000)), two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60), days = Math.floor(hours / 24);
  if (days) return `${days} d ${hours % 24} h`;
  return hours ? `${hours} h ${two(minutes % 60)} min` : `${minutes}:${two(seconds % 60)}`;
}
function tick() {
  const now = Date.now() + ahead;
  for (const time of $$("[data-due]")) {
    const rest = Date.parse(time.dateTime) - now;
    time.textContent = left(rest);
    time.classList.toggle("soon", rest < 60_000);
  }
  for (const later of $$("[data-from]")) later.hidden = Date.parse(later.dataset.from) > now;
}

// --- motion ----------------------------------------------------------------------------------------------------

// A piece's looks are what its picture refers to. A piece that comes up where it was not looks like one that vanished
// from elsewhere, now or a step or two before (a tile in hand).
let lost = [];
const looks = (thing) => $$("use", thing).map((use) => use.getAttribute("href"));
function place(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + scrollX, y: box.y + scrollY };
}
const pieces = () => $$("#table [data-vt]").map((thing) => ({ thing, vt: thing.dataset.vt, looks: looks(thing), ...place(thing), age: 0 }));
const same = (a, b) => a && b && a.looks.join() === b.looks.join();
const alike = (a, b) => a.looks.filter((look) => b.looks.includes(look)).length / Math.max(a.looks.length, b.looks.length);

function glide(before) {
  if (calm.matches) return;
  const now = pieces().filter((piece) => piece.looks.length);
  const was = new Map(before.map((piece) => [piece.vt, piece])), is = new Map(now.map((piece) => [piece.vt, piece]));
  const gone = before.filter((piece) => piece.looks.length && !same(is.get(piece.vt), piece)).concat(lost);
  for (const piece of now) {
    if (same(was.get(piece.vt), piece)) continue;
    const best = gone.reduce((most, other) => (alike(other, piece) > (most ? alike(most, piece) : 0.5) ? other : most), null);
    if (!best) continue;
    gone.splice(gone.indexOf(best), 1);
    const svg = piece.thing.ownerSVGElement ?? piece.thing, scale = svg.viewBox ? svg.viewBox.baseVal.width / svg.getBoundingClientRect().width : 1;
    const from = `translate(${(best.x - piece.x) * scale}px, ${(best.y - piece.y) * scale}px)`;
    const moving = [...piece.thing.children].filter((child) => child.tagName === "g").at(-1) ?? piece.thing;
    svg.classList.add("gliding");
    moving.animate([{ transform: from, opacity: 0.85 }, { transform: "none", opacity: 1 }], { duration: 300, easing: "cubic-bezier(.2,.7,.3,1)" })
      .finished.finally(() => svg.classList.remove("gliding"));
  }
  lost = gone.map((piece) => ({ ...piece, thing: null, age: piece.age + 1 })).filter((piece) => piece.age < 4);
}

function finish() {
  document.body.classList.add("finished");
  const end = $("#end");
  $("#finish").scrollIntoView({ block: "start", behavior: calm.matches ? "auto" : "smooth" });
  announce($("h2", end).textContent);
  if (calm.matches) return;
  count($(".sheet-table", end));
}
// Line by line: each counts up and is added to the totals before the next one begins.
function count(sheet) {
  const rows = $$("tbody tr", sheet).map((row) => $$("td", row).map((cell) => $("[data-count]", cell) || cell)), totals = $$("tfoot [data-count]", sheet), start = performance.now();
  const each = Math.min(700, 4500 / rows.length), figure = (cell, value) => { cell.textContent = String(Math.round(value)).replace("-", "−"); };
  sheet.classList.add("counting");
  const step = (time) => {
    const at = (time - start) / each, sums = totals.map(() => 0);
    rows.forEach((cells, line) => {
      const part = Math.max(0, Math.min(1, at - line)), eased = 1 - (1 - part) ** 3;
      cells[0]?.closest("tr").classList.toggle("counted", part > 0);
      cells.forEach((cell, seat) => {
        if (!cell.dataset.count) return; // a line that this one does not have
        figure(cell, cell.dataset.count * eased);
        sums[seat] += cell.dataset.count * eased;
      });
    });
    totals.forEach((cell, seat) => figure(cell, sums[seat]));
    if (at < rows.length) requestAnimationFrame(step);
    else { sheet.classList.remove("counting"); totals.forEach((cell) => figure(cell, cell.dataset.count)); }
  };
  requestAnimationFrame(step);
}

// --- what happened meanwhile -----------------------------------------------------------------------------------

// What a bot played for us is told like the moves of others, until we decide something ourselves.
let auto = false;
const told = () => $("#meanwhile")?.classList.toggle("auto", auto);

// Watched again: one after the other, each with its place lit.
let watching = null;
const pause = (milliseconds, run) => new Promise((done) => { run.go = done; setTimeout(done, milliseconds); });
async function watchAgain() {
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

let closer = null;  // the script of closeups; fetched when somebody first looks closer
const closeups = () => (closer ? Promise.resolve(closer) : import("./closeup.js").then((module) => (closer = module)));

// Several picks that make one choice: what is pressed is marked and gets a number, and the one button carries it out.
let marked = [];  // the things, in the order they were marked
const counter = () => $("#moves [data-several]");
function mark(thing) {
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
function keepMarks(anew) {
  const all = $$("#table [data-keys]"), like = (thing) => `${thing.dataset.vt} ${thing.dataset.keys}`, left = all.slice();
  marked = anew ? [] : marked.map((thing) => { const at = left.findIndex((one) => one === thing || like(one) === like(thing)); return at < 0 ? null : left.splice(at, 1)[0]; }).filter(Boolean);
  tally();
}
function carryOut(button) {
  const [least, most] = button.dataset.several.split(" ").map(Number), form = $("#moves");
  if (marked.length < least) { tell(button.textContent); return; }
  const keys = [];
  for (const thing of marked) { const mine = thing.dataset.keys.split(" "); keys.push(mine.find((key) => !keys.includes(key)) ?? mine[0]); }  // of equal things the first goes
  if (marked.length < most && button.dataset.done) keys.push(button.dataset.done);
  const [key, ...chain] = keys;
  act(form.action, { key, chain: chain.join(" "), stamp: form.elements.stamp.value, sure: form.elements.sure?.value ?? "" }, button);
}

// Something else may be asked between two picks of one choice. Once it is answered, the rest goes out by itself.
let rest = null;
function interrupted(picked, left) {
  if (!picked) rest = null;
  else if (left) rest = { asks: $("#bar").dataset.asks, keys: left };
}
function goOn() {
  const { asks, begins } = $("#bar")?.dataset ?? {}, form = $("#moves");
  if (!rest || busy) return;
  if (!asks || begins !== undefined) { rest = null; return; }
  if (asks !== rest.asks) return;
  const [key, ...chain] = rest.keys;
  rest = null;
  if ($(`#moves button[name="key"][value="${CSS.escape(key)}"]`)) act(form.action, { key, chain: chain.join(" "), stamp: form.elements.stamp.value, sure: "" });
}

async function press(thing, event) {
  if (thing.dataset.keys && $("#ghostbar") && !ghosts) {  // pressed before its script was there: it is pressed again
    await coming.catch(() => {});
    if (ghosts && thing.isConnected) thing.dispatchEvent(new event.constructor(event.type, event));
    if (ghosts) return;
  }
  if (thing.dataset.keys && counter()) { mark(thing); return; }
  if (thing.dataset.keys && $("#counters")) { (await counters()).point(thing.dataset.keys.split(" ")); return; }
  await closeups();
  if (closer.isAbout(thing)) closer.again(event);
  else closer.look(thing, choose, event.type === "keydown");
}

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
  if (on && focus) $("button, select, summary", list)?.focus();
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

// Where the options lay that could be picked last: a coach may speak of one when it is no longer asked for.
let lay = new Map();
function remember() {
  const things = $$("#table [data-keys][data-vt]");
  if (things.length) lay = new Map(things.flatMap((thing) => thing.dataset.keys.split(" ").map((key) => [key, thing.dataset.vt])));
}
const seen = (key) => (lay.has(key) ? $$(`#table [data-vt="${CSS.escape(lay.get(key))}"]`).filter((thing) => !thing.closest("[hidden]")) : []);
let gestures = null;  // the script of fans and of what can be dragged; fetched where there is such a thing
function dragged() {
  if (gestures) gestures.attach({ press, choose, optionsOf: (of) => (of.dataset.keys ?? "").split(" ").map((key) => $(`#moves button[name="key"][value="${CSS.escape(key)}"]`)).filter(Boolean) });
  else if ($("#table [data-fan], #table [data-drag]")) import("./drag.js").then((module) => { gestures = module; dragged(); });
}
let teacher = null;  // the script of the owl; fetched where it sits at the table
function taught() {
  if (teacher) teacher.attach({ goto, zoneOf, press, seen });
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
  if (closer?.isOpen() && !target.closest(".closer")) closer.close();
  if (target.closest("#meanwhile") && !target.closest(".offer")) { watchAgain(); return; }
  const button = target.closest("button, a");
  if (listOpen() && !target.closest("#all-options") && button?.dataset.tool !== "list") showList(false);
  if (!button) return;
  if (button.dataset.several) { carryOut(button); return; }
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
    closeups().then(() => closer.lookAtDeed(button, choose));
  } else if (data.step && page.replay) { event.preventDefault(); step(Number(data.step)); }
  else if (data.eyes !== undefined && page.replay) { event.preventDefault(); eyes = data.eyes; step(ply); }
  else if (data.autoplay !== undefined) autoplay();
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
    if (closer?.isOpen()) closer.close();
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
    if (page.replay && /Left|Right/.test(event.key) && target.type !== "range") step(ply + (event.key === "ArrowRight" ? 1 : -1));
    else if (page.table && !target.matches("input") && (target === document.body || target.closest("#main") === target || target.closest("#table"))) arrow(event);
  } else if (/^[1-9]$/.test(event.key)) {
    const option = closer?.isOpen() ? $$(".closer .way input")[event.key - 1] : $(`[data-number="${event.key}"]`);
    if (option) { event.preventDefault(); option.click(); }
  } else if (event.key === "l") { if ($("#all-options")) { event.preventDefault(); showList(!listOpen(), true); } }
  else if (event.key === "u") $('#moves [data-tool="undo"]')?.click();
  else if (event.key === "h") $('#moves [data-tool="hint"]')?.click();
  else if (event.key === "p") $('#moves [data-tool="auto"]')?.click();
  else if (event.key === "?") $("#keys")?.showModal();
});

// --- looking back ----------------------------------------------------------------------------------------------

const beside = new URLSearchParams(location.search).has("owl") ? "&owl=1" : "";  // the coach speaks of every move
let ply = Number(page.ply || 0), eyes = new URLSearchParams(location.search).get("eyes") ?? "", timer = 0, asked = 0;
async function step(to) {
  const plies = Number(page.plies);
  ply = Math.max(0, Math.min(to, plies));
  const query = `ply=${ply}&eyes=${eyes}${beside}`, mine = (asked += 1);
  try {
    const known = shown, response = await fetch(`/replay/${page.replay}/parts?${query}`, { headers: asking() });
    const body = await response.json();
    if (mine !== asked) return;
    history.replaceState(null, "", `/replay/${page.replay}?${query}`);
    swap(body, known);
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

// --- beginning -------------------------------------------------------------------------------------------------

prepare(true);
if (page.replay) taught();
if (page.table) {
  tick();
  setInterval(tick, 1000);
  if ($("[data-due]")) fetch("/health").then(compare, () => {});
  shapes();
  taught();
  dragged();
  counted();
  listen();
  if ($("#end .banner")) document.body.classList.add("finished");
  document.addEventListener("visibilitychange", () => { if (!document.hidden) refresh(); });
  addEventListener("online", () => refresh());
  addEventListener("offline", () => offline(true));
}
