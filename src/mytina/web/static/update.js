// Moves and updates: a move is posted, what the server sends is swapped in, pieces that were left out of it are put back, and
// what moved glides to its new place. Fetched with the first of them.

import { $, $$, announce, calm, carry, drawn, page, tell, words } from "./site.js";

let now, tools;  // what table.js shares, and lends
export function attach(shared, lent) { now = shared; tools = lent; }

// `told` is the event that the answer must know of; without it the server looks for anything newer.
export function asking(told = 0) {
  const parts = Object.entries(now.later && !now.shown.menu ? { menu: "", ...now.shown } : now.shown).map((pair) => pair.join(":")).join(" ");
  return { Accept: "application/json", "Mytina-Parts": parts, "Mytina-Pieces": "yes", ...(told ? { "Mytina-Told": told } : {}) };
}
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds, true));

// --- a move ----------------------------------------------------------------------------------------------------

async function post(url, data) {
  const asked = now.shown, response = await fetch(url, { method: "POST", body: new URLSearchParams(data), headers: asking(now.seq) });
  const kind = response.headers.get("content-type") ?? "";
  if (!kind.includes("json")) throw new Error(response.statusText);
  const body = await response.json();
  await ready(body.parts);
  return [response, body, asked];
}

async function insist(url, data) {
  for (let attempt = 0; ; attempt += 1) {
    try { return await post(url, data); } catch (error) {
      if (attempt === 2) throw error;
      await wait(400 * 3 ** attempt);
    }
  }
}

let acted = false;  // what is swapped in answers somebody here
/** A post may be repeated safely: the stamp names the question it answers. */
export async function act(url, data, button) {
  const moves = /\/(pick|undo|auto|hint)$/.test(url);
  if (moves && now.busy) return;
  if (/\/pick$/.test(url)) remember();
  now.busy ||= moves;
  button?.setAttribute("aria-busy", "true");
  document.body.classList.add("working");
  try {
    const [response, body, asked] = await insist(url, data);
    acted = true;
    if (moves && !/\/hint$/.test(url)) now.auto = /\/auto$/.test(url);
    if (moves && !/\/hint$/.test(url)) interrupted(response.ok && /\/pick$/.test(url), body.rest);
    if (!response.ok && body.parts) { delete body.parts.notice; body.digests.notice = now.shown.notice; } // it is told below
    if (/\/hint$/.test(url)) await tools.dress();
    if (body.parts) swap(body, asked);
    if (!response.ok) tell(body.error || body.detail || words.refused);
  } catch { tell(words.unreachable); } finally {
    acted = false;
    if (moves) { now.busy = false; if (now.missed > now.seq) refresh(now.missed); }
    button?.removeAttribute("aria-busy");
    document.body.classList.remove("working");
  }
  goOn();
}

// Something else may be asked between two picks of one choice. Once it is answered, the rest goes out by itself.
let rest = null;
function interrupted(picked, left) {
  if (!picked) rest = null;
  else if (left) rest = { asks: $("#bar").dataset.asks, keys: left };
}
function goOn() {
  const { asks, begins } = $("#bar")?.dataset ?? {}, form = $("#moves");
  if (!rest || now.busy) return;
  if (!asks || begins !== undefined) { rest = null; return; }
  if (asks !== rest.asks) return;
  const [key, ...chain] = rest.keys;
  rest = null;
  if ($(`#moves button[name="key"][value="${CSS.escape(key)}"]`)) act(form.action, { key, chain: chain.join(" "), stamp: form.elements.stamp.value, sure: "" });
}

// Where the options lay that could be picked last: a coach may speak of one when it is no longer asked for.
let lay = new Map();
function remember() {
  const things = $$("#table [data-keys][data-vt]");
  if (things.length) lay = new Map(things.flatMap((thing) => thing.dataset.keys.split(" ").map((key) => [key, thing.dataset.vt])));
}
export const seen = (key) => (lay.has(key) ? $$(`#table [data-vt="${CSS.escape(lay.get(key))}"]`).filter((thing) => !thing.closest("[hidden]")) : []);

// --- an update -------------------------------------------------------------------------------------------------

let fetching = false, wanted = 0;
export async function refresh(atLeast = 0) {
  wanted = Math.max(wanted, atLeast);
  if (fetching) return;
  fetching = true;
  try {
    do {
      const asked = now.shown, response = await fetch(`/t/${page.table}/parts`, { headers: asking(wanted > now.seq ? wanted : 0) });
      if (response.status === 404) { tools.gone(); break; }
      if (!response.ok) break;
      now.clock?.then(({ compare }) => compare(response));
      const fresh = await response.json();
      await ready(fresh.parts);
      while (now.holding.size) await wait(50);
      swap(fresh, asked);
    } while (now.seq < wanted && (await wait(150)));
    tools.offline(false);
  } catch { tools.offline(true); } finally { fetching = false; }
}

const identity = (line) => `${line.dataset.ply} ${line.textContent}`;
const boardThing = (keys) => $(`#table [data-keys="${CSS.escape(keys)}"]`);
const OPENED = ["menu", "settings", "talk", "keys", "rail", "log"];  // parts that come when something is opened

/** Take over the server's new parts, which lack what was shown when they were asked for. Pieces that left one place and came up in another glide there. */
export function swap(fresh, asked) {
  if (fresh.seq !== undefined && fresh.seq < now.seq) return;
  now.seq = fresh.seq ?? now.seq;
  const { shown } = now, panels = Object.keys(fresh.digests).filter((id) => id.startsWith("panel-")).sort().join();
  // Another answer may have come in between: it brought some of this already, or left out what this page showed only before it.
  const other = Object.entries(fresh.digests).filter(([id, digest]) => shown[id] !== digest).map(([id]) => id);
  const lacking = other.some((id) => !(id in fresh.parts) || (fresh.parts[id].includes(" data-same=") && shown[id] !== asked[id]));
  if (lacking || panels !== $$("#table .panel").map((panel) => panel.id).sort().join()) { rebuild(); return; }
  let arrived;
  try { arrived = changed(other.map((id) => [id, fresh.parts[id]])); } catch { rebuild(); return; }  // what was left out is not here after all
  now.shown = fresh.digests;
  const stamp = $("#bar")?.dataset.stamp;
  const before = pieces();
  const active = document.activeElement;
  const keepId = active?.id, keepKeys = active?.dataset?.keys, inside = acted || active?.closest("#table");
  const known = new Set($$("#log li").map(identity));
  put(arrived);
  if (fresh.title) document.title = fresh.title;
  tools.timed();
  tools.prepare($("#bar")?.dataset.stamp !== stamp);
  if (inside && (!document.contains(active) || active === document.body)) {
    const again = (keepId && document.getElementById(keepId)) || (keepKeys && boardThing(keepKeys)) || $("#question");
    again?.focus({ preventScroll: true });
  }
  tools.shapes();
  tools.taught();
  tools.counted();
  tools.closer.refresh();
  if ((fresh.turn ?? now.turn) && inside && $("#bar")?.dataset.stamp !== stamp && !$("#ghostbar")) tools.reveal();
  glide(before);
  const lines = $$("#log li"), told = lines.findIndex((line) => known.has(identity(line)));
  const news = told < 0 ? lines : lines.slice(0, told);  // below a line that was there are older ones
  for (const line of news) line.classList.add("fresh");
  // What a bot played for us is told like the moves of others, until we decide something ourselves.
  $("#meanwhile")?.classList.toggle("auto", now.auto);
  const said = news.reverse().map((line) => $(".said", line).textContent);
  const mine = fresh.turn ?? now.turn;
  const opened = arrived.length && !news.length && arrived.every(({ id }) => OPENED.includes(id));  // nothing has happened
  if (mine && !opened) said.push((mine === now.turn ? "" : `${words.yourTurn}. `) + ($("#question")?.textContent ?? ""));
  if (said.length) announce(said.join(". "));
  if (mine && !now.turn) tools.notify();
  now.turn = mine;
  finish();
}

// Other panels than before (another seat at this screen, a new part of the board): the whole page comes anew. Whatever
// happens while it is on its way makes it too old, and it is fetched again; nothing changes under a finger or a pick.
let rebuilding = false;
async function rebuild() {
  if (rebuilding) return;
  rebuilding = true;
  try {
    for (let tries = 0; ; tries += 1) {
      const fresh = await anew();
      while (now.busy || now.holding.size) await wait(50);
      if (now.deleted) break;
      if (fresh?.address === location.href && fresh.seq >= now.seq) { replace(fresh.page); break; }
      if (tries) await wait(Math.min(5000, 150 * 2 ** tries));
    }
  } finally { rebuilding = false; }
}
async function anew() {
  const address = location.href;
  try {
    const response = await fetch(address);
    if (response.status === 404) tools.gone();
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    tools.offline(false);
    return { address, page, seq: Number(page.body.dataset.seq ?? now.seq) };
  } catch { tools.offline(true); return null; }
}
function replace(page) {
  carry(page);
  for (const id of ["table", "rail", "meanwhile", "log", "end", "story", "notice", "invites", "chat", "owl"]) {
    const part = page.getElementById(id), old = document.getElementById(id);
    if (!part || !old) continue;
    const goOn = typed(old, part);
    old.replaceWith(document.adoptNode(part));
    goOn?.();
  }
  document.title = page.title;
  const { seq, turn, parts } = page.body.dataset, mine = turn === "true";
  if (mine && !now.turn) tools.notify();
  now.turn = mine;
  now.seq = Number(seq ?? now.seq);
  now.shown = tools.digests(parts);
  now.sent = tools.asSent();
  tools.prepare(true);
  tools.shapes();
  tools.taught();
  tools.counted();
  tools.closer.refresh(); // what is being read stays
  if (now.later) refresh();
  finish();
}

function finish() {
  if (!$("#end .banner") || document.body.classList.contains("finished")) return;
  document.body.classList.add("finished");
  import("./end.js").then(({ show }) => show($("#end")));
}

/** What new parts need is there: pictures they refer to, and the script of the end where the game is over. */
const ready = (parts = {}) => Promise.all([drawn(Object.values(parts).join()), parts.end?.includes("banner") && import("./end.js")]);

// A part leaves out pieces that are in the one before it already (`web/pieces.py`), and says which.
const PIECES = ["[data-vt]", "[data-ply]", "[data-piece]"];
/** The new parts, whole. */
function changed(parts) {
  const holder = document.createElement("template");
  return parts.flatMap(([id, html]) => {
    holder.innerHTML = html;
    if (!document.getElementById(id)) return [];
    const part = holder.content.firstElementChild;
    complete(part, now.sent.get(id));
    now.sent.set(id, part);
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

/** Put new parts in the place of those that are shown. */
function put(arrived) {
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
