// One small module for all pages. Everything works without it; with it, tables are live and the board can be pressed.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const words = $("#live").dataset;
const page = document.body.dataset;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const wide = matchMedia("(min-width: 60rem)");
document.documentElement.classList.add("js");

// --- saying things ---------------------------------------------------------------------------------------------

const toast = document.body.appendChild(Object.assign(document.createElement("div"), { className: "toast" }));
toast.setAttribute("role", "status");
let toastTimer;
function tell(text) {
  toast.textContent = text;
  toast.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast.classList.remove("shown"), 2500 + 40 * text.length);
}
const announce = (text) => { $("#live").textContent = text; };

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

function showNotify() {
  const on = localStorage.notify === "yes" && window.Notification?.permission === "granted";
  $("[data-notify]")?.setAttribute("aria-pressed", String(on));
}
showNotify();

// --- asking before something happens ---------------------------------------------------------------------------

function sure(question) {
  return new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    const form = dialog.appendChild(document.createElement("form"));
    form.method = "dialog";
    form.appendChild(document.createElement("h2")).textContent = question;
    const actions = form.appendChild(document.createElement("div"));
    actions.className = "actions";
    for (const [value, label] of [["yes", words.yes], ["", words.no]]) {
      const button = actions.appendChild(document.createElement("button"));
      button.value = value;
      button.className = value ? "primary" : "";
      button.textContent = label;
    }
    document.body.append(dialog);
    dialog.addEventListener("close", () => { resolve(dialog.returnValue === "yes"); dialog.remove(); });
    dialog.showModal();
  });
}

// --- a live table ----------------------------------------------------------------------------------------------

let seq = Number(page.seq || 0);
let turn = page.turn === "true";
let busy = false, acted = false, missed = 0;
// What the server sent of each part, before anything here touched it.
const shown = new Map();
const PARTS = "#board .panel, #bar, #rail, #log, #end, #news, #notice, #invites, #menu, #chat";
function remember() {
  shown.clear();
  for (const part of $$(PARTS)) shown.set(part.id, part.outerHTML);
}
function changed(parts) {
  const holder = document.createElement("template");
  return Object.entries(parts).flatMap(([id, html]) => {
    holder.innerHTML = html;
    const part = holder.content.firstElementChild;
    if (!document.getElementById(id) || shown.get(id) === part.outerHTML) return [];
    shown.set(id, part.outerHTML);
    return [part];
  });
}

// Take over the server's new parts. Pieces that left one place and came up in another glide there.
function swap(fresh) {
  if (fresh.seq !== undefined && fresh.seq < seq) return;
  seq = fresh.seq ?? seq;
  const arrived = changed(fresh.parts), stamp = $("#bar")?.dataset.stamp;
  if (arrived.some((part) => part.id === "bar")) { closeChooser(); lookAway(); }
  const told = Math.max(-1, ...$$("#news article").map((one) => Number(one.dataset.ply)));
  const before = pieces();
  const active = document.activeElement;
  const keepId = active?.id, keepKeys = active?.dataset?.keys, inside = acted || active?.closest("#bar, #board");
  const known = new Set($$("#log li").map(identity));
  const panels = Object.keys(fresh.parts).filter((id) => id.startsWith("panel-")).sort().join();
  if (panels !== $$("#board .panel").map((panel) => panel.id).sort().join()) { rebuild(); return; }
  for (const part of arrived) {
    const old = document.getElementById(part.id);
    for (const details of $$("details[id]", part).concat(part.matches("details[id]") ? [part] : [])) {
      const was = document.getElementById(details.id);
      if (was && !details.id.startsWith("group-")) details.open = was.open || ($("[data-keys]", details) !== null && $("[data-keys]", was) === null);
    }
    const chatting = part.id === "chat" && part.children.length > old.children.length;
    old.replaceWith(part);
    if (chatting) heard(part);
  }
  if (fresh.title) document.title = fresh.title;
  tick();
  prepare();
  if (inside && (!document.contains(active) || active === document.body)) {
    const again = (keepId && document.getElementById(keepId)) || (keepKeys && boardThing(keepKeys)) || $("#question");
    again?.focus({ preventScroll: true });
  }
  shapes();
  if (mineNow(fresh) && inside && $("#bar")?.dataset.stamp !== stamp && !$("#ghostbar")) reveal();
  glide(before);
  const news = $$("#log li").filter((line) => !known.has(identity(line)));
  for (const line of news) line.classList.add("fresh");
  bulletin(told);
  const said = news.reverse().map((line) => $(".said", line).textContent);
  const mine = fresh.turn ?? turn;
  if (mine) said.push(`${mine === turn ? "" : `${words.yourTurn}. `}${$("#question")?.textContent ?? ""}`);
  if (said.length) announce(said.join(". "));
  if (mine && !turn) { knock(); notify(); }
  turn = mine;
  if ($("#end .banner") && !document.body.classList.contains("finished")) finish();
}
// Other panels than before (another seat at this screen, a new part of the board): the whole page comes anew.
async function rebuild() {
  const html = await (await fetch(location.href)).text();
  const page = new DOMParser().parseFromString(html, "text/html");
  const parts = Object.fromEntries([...page.querySelectorAll("#board, #bar, #rail, #log, #end, #notice, #invites, #menu, #chat")].map((part) => [part.id, part]));
  for (const [id, part] of Object.entries(parts)) document.getElementById(id)?.replaceWith(document.adoptNode(part));
  document.title = page.title;
  turn = page.body.dataset.turn === "true";
  seq = Number(page.body.dataset.seq ?? seq);
  remember();
  closeChooser();
  prepare();
  shapes();
}
const mineNow = (fresh) => fresh.turn ?? turn;

// After a step of a move, the next thing to press should be in sight.
function reveal() {
  const top = $(".top").getBoundingClientRect().bottom, floor = wide.matches ? innerHeight : $("#bar").getBoundingClientRect().top;
  const boxes = $$("#board [data-keys]").map((thing) => thing.getBoundingClientRect());
  if (!boxes.length || boxes.some((box) => box.top >= top && box.bottom <= floor)) return;
  const lowest = Math.min(...boxes.map((box) => box.top));
  scrollBy({ top: lowest - top - 60, behavior: calm.matches ? "auto" : "smooth" });
}
const identity = (line) => `${line.dataset.ply} ${line.textContent}`;
const boardThing = (keys) => $(`#board [data-keys="${CSS.escape(keys)}"]`);

async function post(url, data) {
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" } });
  const kind = response.headers.get("content-type") ?? "";
  if (!kind.includes("json")) throw new Error(response.statusText);
  return [response, await response.json()];
}

async function insist(url, data) {
  for (let attempt = 0; ; attempt += 1) {
    try { return await post(url, data); } catch (error) {
      if (attempt === 2) throw error;
      await new Promise((done) => setTimeout(done, 400 * 3 ** attempt));
    }
  }
}

// A post may be repeated safely: the stamp names the question it answers.
async function act(url, data, button) {
  const moves = /\/(pick|undo|auto|hint)$/.test(url);
  if (moves && busy) return;
  busy ||= moves;
  button?.setAttribute("aria-busy", "true");
  document.body.classList.add("working");
  try {
    const [response, body] = await insist(url, data);
    acted = true;
    if (!response.ok) delete body.parts?.notice; // it is told below
    if (body.parts) swap(body);
    acted = false;
    if (!response.ok) tell(body.error || body.detail || words.refused);
  } catch { tell(words.unreachable); } finally {
    if (moves) { busy = false; if (missed > seq) refresh(missed); }
    button?.removeAttribute("aria-busy");
    document.body.classList.remove("working");
  }
}

// What is pressed does not change between press and release: a click needs both on the same thing, and so does a drag.
const holding = new Set();
document.addEventListener("pointerdown", (event) => {
  if (event.isPrimary) holding.clear();  // whatever end of an earlier press was missed
  if (event.target.closest("#board, #bar")) holding.add(event.pointerId);
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
      const response = await fetch(`/t/${page.table}/parts`, { headers: { Accept: "application/json" } });
      if (!response.ok) break;
      compare(response);
      const fresh = await response.json();
      while (holding.size) await new Promise((done) => setTimeout(done, 50));
      swap(fresh);
    } while (seq < wanted && (await new Promise((done) => setTimeout(() => done(true), 150))));
    offline(false);
  } catch { offline(true); } finally { fetching = false; }
}

function offline(is) {
  const banner = $(".offline");
  if (is && !banner) {
    document.body.append(Object.assign(document.createElement("div"), { className: "offline", textContent: words.offline }));
    announce(words.offline);
  } else if (!is && banner) { banner.remove(); tell(words.online); }
}

function listen() {
  const source = new EventSource(`/t/${page.table}/events?seq=${seq}`);
  let failed = false;
  source.addEventListener("change", (event) => {
    const change = JSON.parse(event.data);
    if (busy) missed = Math.max(missed, change.seq);  // most likely our own deed, whose answer is on its way
    else if (change.seq > seq) refresh(change.seq);
  });
  source.onopen = () => { if (failed) { failed = false; refresh(); } offline(false); };
  source.onerror = () => {
    failed = true;
    setTimeout(() => failed && offline(true), 1500);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
}

function heard(lines) {
  lines.scrollTop = lines.scrollHeight;
  const fold = lines.closest("details"), badge = $(".unread", fold);
  if (!fold.open) { badge.hidden = false; badge.textContent = Number(badge.textContent || 0) + 1; }
  const last = lines.lastElementChild;
  if (last) announce(last.textContent);
}

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
const pieces = () => $$("#board [data-vt]").map((thing) => ({ thing, vt: thing.dataset.vt, looks: looks(thing), ...place(thing), age: 0 }));
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

// News stands over the board for as long as it takes to read; a click puts it away.
let newsTimer;
function bulletin(told) {
  const fresh = $$("#news article").filter((one) => Number(one.dataset.ply) > told);
  if (!fresh.length || !page.table) return;
  const board = $(".bulletin") ?? document.body.appendChild(Object.assign(document.createElement("div"), { className: "bulletin", onclick: (event) => event.currentTarget.remove() }));
  board.replaceChildren(...fresh.map((one) => one.cloneNode(true)));
  clearTimeout(newsTimer);
  newsTimer = setTimeout(() => board.remove(), 2600 + 45 * board.textContent.length);
}

function finish() {
  document.body.classList.add("finished");
  const end = $("#end");
  end.scrollIntoView({ block: "start", behavior: calm.matches ? "auto" : "smooth" });
  announce($("h2", end).textContent);
  if (calm.matches) return;
  count($(".sheet-table", end));
}
// Line by line: each counts up and is added to the totals before the next one begins.
function count(sheet) {
  const rows = $$("tbody tr", sheet).map((row) => $$("td", row)), totals = $$("tfoot [data-count]", sheet), start = performance.now();
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

// --- looking closely -------------------------------------------------------------------------------------------

// What carries `data-zoom` is in the game's file of references, which is fetched when somebody first looks closely.
let references = null, closeup = null, lookTimer, held = null, swallow = false, finger = false, pressed = { x: -9, y: -9 };
const reference = async (id) => {
  references ??= fetch(page.zoom).then((answer) => answer.text()).then((html) => new DOMParser().parseFromString(html, "text/html"));
  const found = (await references.catch(() => { references = null; return null; }))?.querySelector(`[data-of="${CSS.escape(id)}"]`);
  return found ? document.importNode(found, true) : null;
};
function remarks(thing) {
  const { note, why } = thing.dataset;
  return [[note, "remark"], [why, "remark lacking"]].filter(([text]) => text).map(([text, className]) => Object.assign(document.createElement("p"), { className, textContent: text }));
}
function lookAway() {
  clearTimeout(lookTimer);
  if (closeup?.open) closeup.close();
  closeup?.remove();
  closeup = null;
}
async function look(thing, pinned) {
  const card = await reference(thing.dataset.zoom);
  if (!card || !document.contains(thing) || (closeup?.open && !pinned)) return;
  lookAway();
  card.append(...remarks(thing));
  closeup = document.body.appendChild(document.createElement(pinned ? "dialog" : "div"));
  closeup.className = "looking";
  closeup.append(card);
  if (pinned) pin(thing, card); else beside(thing);
}
// A finger or a key keeps it open, with what can be done here.
function pin(thing, card) {
  const box = closeup, form = card.appendChild(document.createElement("form"));
  form.method = "dialog";
  form.className = "actions";
  for (const option of (thing.dataset.keys ?? "").split(" ").filter(Boolean).map(optionOf).filter(Boolean)) {
    const copy = form.appendChild(option.cloneNode(true));
    copy.removeAttribute("name");
    copy.type = "button";
    copy.addEventListener("click", () => { lookAway(); choose(option); });
  }
  form.appendChild(Object.assign(document.createElement("button"), { textContent: words.close, className: "quiet" }));
  box.setAttribute("aria-label", $("h2", card).textContent);
  box.addEventListener("click", (event) => { if (event.target === box) lookAway(); });
  box.addEventListener("close", () => { box.remove(); if (closeup === box) closeup = null; });
  box.showModal();
}
function beside(thing) {
  closeup.setAttribute("aria-hidden", "true");
  const box = thing.getBoundingClientRect(), size = closeup.getBoundingClientRect(), bar = $("#bar")?.getBoundingClientRect(), gap = 12;
  const edge = bar && bar.left >= box.right ? bar.left : innerWidth, left = box.left - size.width - gap; // the question stays in sight
  const x = box.right + gap + size.width < edge || left < gap ? box.right + gap : left;
  closeup.style.left = `${Math.max(gap, Math.min(x, innerWidth - size.width - gap))}px`;
  closeup.style.top = `${Math.max(gap, Math.min(box.top + box.height / 2 - size.height / 2, innerHeight - size.height - gap))}px`;
}
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || !page.zoom) return;
  const thing = event.target.closest("[data-zoom]");
  if (thing === held) return;
  held = thing;
  if (!closeup?.open) lookAway();
  const still = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < 4; // the board changed, not the eyes
  if (!still) pressed = { x: -9, y: -9 };
  if (thing && !still) lookTimer = setTimeout(() => look(thing, false), 380);
});
document.addEventListener("pointerdown", (event) => {
  finger = event.pointerType === "touch";
  pressed = { x: event.clientX, y: event.clientY };
  swallow = false;
  const thing = event.target.closest("[data-zoom]");
  if (!closeup?.open) lookAway();
  if (!thing || !finger) return;
  const { clientX: x, clientY: y } = event, stop = new AbortController();
  const timer = setTimeout(() => { stop.abort(); swallow = true; look(thing, true); }, 450);
  const off = () => { clearTimeout(timer); stop.abort(); };
  for (const kind of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(kind, off, { signal: stop.signal, capture: true });
  document.addEventListener("pointermove", (moved) => { if (Math.hypot(moved.clientX - x, moved.clientY - y) > 10) off(); }, { signal: stop.signal });
});
document.addEventListener("contextmenu", (event) => { if (finger && event.target.closest("[data-zoom]")) event.preventDefault(); });
document.addEventListener("click", (event) => {
  if (!swallow) return;
  swallow = false;
  event.preventDefault();
  event.stopPropagation();
}, true);

// --- the board and the options ---------------------------------------------------------------------------------

const optionOf = (key) => $(`#moves button[name="key"][value="${CSS.escape(key)}"]`);
let chooser = null, chosenFrom = null;

function closeChooser() {
  chooser?.remove();
  chosenFrom?.classList.remove("chosen");
  chooser = chosenFrom = null;
}

// Several options lie on one thing: show just these beside it.
function openChooser(thing, options) {
  closeChooser();
  chosenFrom = thing;
  thing.classList.add("chosen");
  chooser = document.createElement("div");
  chooser.className = "chooser";
  chooser.setAttribute("role", "dialog");
  chooser.setAttribute("aria-label", words.choose);
  for (const option of options) {
    const copy = option.cloneNode(true);
    copy.type = "button";
    copy.addEventListener("click", () => choose(option));
    chooser.append(copy);
  }
  document.body.append(chooser);
  const box = thing.getBoundingClientRect(), size = chooser.getBoundingClientRect(), gap = 10;
  const top = wide.matches ? parseFloat(getComputedStyle($(".top")).height) + gap : gap;
  const floor = wide.matches ? innerHeight : $("#bar").getBoundingClientRect().top;
  let x = box.right + gap, y = box.top;
  if (x + size.width > innerWidth - gap) x = box.left - size.width - gap;
  if (x < gap) { x = Math.max(gap, Math.min(box.left, innerWidth - size.width - gap)); y = box.bottom + gap; if (y + size.height > floor - gap) y = box.top - size.height - gap; }
  chooser.style.left = `${Math.max(gap, Math.min(x, innerWidth - size.width - gap))}px`;
  chooser.style.top = `${Math.max(top, Math.min(y, innerHeight - size.height - gap))}px`;
  number();
  chooser.firstElementChild.focus();
}

function press(thing) {
  const options = thing.dataset.keys.split(" ").map(optionOf).filter(Boolean);
  if (options.length === 1) choose(options[0]);
  else if (options.length) openChooser(thing, options);
}

function choose(option) {
  const form = $("#moves");
  closeChooser();
  act(form.action, { key: option.value, stamp: form.elements.stamp.value, sure: form.elements.sure?.value ?? "" }, option);
}

// Number keys stand on the options that can be seen.
function number() {
  for (const old of $$("[data-number]")) old.removeAttribute("data-number");
  const options = chooser ? [...chooser.children] : $$("#moves button[name=key]").filter((option) => option.offsetParent);
  options.slice(0, 9).forEach((option, index) => { option.dataset.number = index + 1; });
}

function prepare() {
  const all = $("#all-options");
  if (all && !wide.matches) all.open = sessionStorage.options === "open" || !$("#board [data-keys]") || ($("#bar[data-midway]") !== null && $$("button", all).length <= 6);
  for (const fold of $$("#all-options, .group")) fold.addEventListener("toggle", number);
  all?.addEventListener("toggle", () => { if (!wide.matches) sessionStorage.options = all.open ? "open" : "closed"; });
  const hint = $("#hint")?.dataset.key;
  for (const thing of $$("#board [data-keys]")) thing.classList.toggle("lit", Boolean(hint) && thing.dataset.keys.split(" ").includes(hint));
  const best = $("#moves .hinted");
  if (best) { const group = best.closest(".group"); if (group) group.open = true; best.scrollIntoView({ block: "nearest" }); }
  number();
}

let ghosts = null;  // the script that moves shapes about on the board; fetched when a board has some
function shapes() {
  const bar = $("#ghostbar");
  if (ghosts) ghosts.attach({ act, announce, tell, calm });  // at once: what is in the hand does not blink
  else if (bar) import(bar.dataset.module).then((module) => { ghosts = module; shapes(); });
}

function arrow(event) {
  const here = document.activeElement.closest?.("#board [data-keys], #board [data-why], #board [data-zoom]");
  const things = $$(event.shiftKey ? "#board [data-zoom]" : "#board [data-keys]").filter((thing) => thing !== here && thing.getClientRects().length);
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

document.addEventListener("click", async (event) => {
  const target = event.target;
  const thing = target.closest("#board [data-keys]");
  if (thing) { press(thing); return; }
  const zoom = finger && page.zoom && target.closest("#board [data-zoom]");
  if (zoom) { look(zoom, true); return; }
  const leap = target.closest('a[href^="#panel-"]');
  if (leap) for (const fold of $$("details", $(leap.getAttribute("href")))) fold.open = true;
  const why = target.closest("[data-why]");
  if (why) { event.preventDefault(); tell(why.dataset.why); return; }
  if (chooser && !target.closest(".chooser")) closeChooser();
  for (const drop of $$(".drop[open]")) if (!drop.contains(target)) drop.open = false;
  const button = target.closest("button, a");
  if (!button) return;
  const data = button.dataset;
  if (data.png) { event.preventDefault(); inPoints(button.href, data.png).catch(() => tell(words.unreachable)); return; }
  if (data.copy) { await navigator.clipboard?.writeText($(data.copy).value).catch(() => $(data.copy).select()); tell(words.copied); }
  else if (data.share) {
    const url = new URL(data.share, location.href).href;
    if (navigator.share) navigator.share({ url, title: document.title }).catch(() => {});
    else { await navigator.clipboard?.writeText(url); tell(words.copied); }
  } else if (data.again !== undefined) { event.preventDefault(); refresh(); }
  else if (data.dismiss) $(data.dismiss).replaceChildren();
  else if (data.help !== undefined) $("#keys").showModal();
  else if (data.notify !== undefined) {
    if (localStorage.notify === "yes") delete localStorage.notify;
    else if ((await window.Notification?.requestPermission()) === "granted") { localStorage.notify = "yes"; tell(words.notifyOn); }
    else tell(words.notifyDenied);
    showNotify();
  } else if (data.step && page.replay) { event.preventDefault(); goto(Number(data.step)); }
  else if (data.eyes !== undefined && page.replay) { event.preventDefault(); eyes = data.eyes; goto(ply); }
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
  if (form.closest("#menu")) $("#menu").open = false;
  act(action, data, button);
});

// Reasons show when something quiet is hovered or focused; SVG has no title that a finger could reach.
let reasonTimer;
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    clearTimeout(reasonTimer);
    const quiet = event.target.closest?.("[data-why]");
    if (!quiet || (quiet.dataset.zoom && kind === "pointerover") || (kind === "focusin" && !quiet.matches(":focus-visible"))) return;
    reasonTimer = setTimeout(() => tell(quiet.dataset.why), kind === "focusin" ? 0 : 350);
  });
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target, writing = target.matches("input:not([type=range]), textarea, select");
  if (event.key === "Escape") {
    if (chooser) { const back = chosenFrom; closeChooser(); number(); back?.focus(); }
    else if ($(".drop[open]")) { const drop = $(".drop[open]"); drop.open = false; $("summary", drop).focus(); }
    else if ($("#bar [data-again]")) refresh();
    else if (!writing && !$("dialog[open]")) $('#bar[data-midway] [data-tool="undo"]')?.click();
    return;
  }
  if (writing || $("dialog[open]")) return;
  if ((event.key === "Enter" || event.key === " ") && target.matches("[data-keys], [data-why]") && !target.matches("button")) {
    event.preventDefault();
    if (target.dataset.keys) press(target); else tell(target.dataset.why);
  } else if (event.key.startsWith("Arrow")) {
    if (chooser) {
      const options = [...chooser.children], step = /Down|Right/.test(event.key) ? 1 : -1;
      event.preventDefault();
      options[(options.indexOf(document.activeElement) + step + options.length) % options.length].focus();
    } else if (page.replay && /Left|Right/.test(event.key) && target.type !== "range") goto(ply + (event.key === "ArrowRight" ? 1 : -1));
    else if (page.table && (target === document.body || target.closest("#board, #main") === target || target.closest("#board"))) arrow(event);
  } else if (/^[1-9]$/.test(event.key)) {
    const option = $(`[data-number="${event.key}"]`);
    if (option) { event.preventDefault(); option.click(); }
  } else if (event.key === "z" && page.zoom && target.closest("[data-zoom]")) look(target.closest("[data-zoom]"), true);
  else if (event.key === "u") $('#moves [data-tool="undo"]')?.click();
  else if (event.key === "h") $('#moves [data-tool="hint"]')?.click();
  else if (event.key === "?") $("#keys")?.showModal();
});

document.addEventListener("toggle", (event) => {
  if (event.target.id === "fold-chat" && event.target.open) { const badge = $(".unread"); badge.hidden = true; badge.textContent = ""; }
}, true);

// --- looking back ----------------------------------------------------------------------------------------------

let ply = Number(page.ply || 0), eyes = new URLSearchParams(location.search).get("eyes") ?? "", timer = 0, asked = 0;
async function goto(to) {
  const plies = Number(page.plies);
  ply = Math.max(0, Math.min(to, plies));
  const query = `ply=${ply}&eyes=${eyes}`, mine = (asked += 1);
  try {
    const response = await fetch(`/replay/${page.replay}/parts?${query}`, { headers: { Accept: "application/json" } });
    const body = await response.json();
    if (mine !== asked) return;
    history.replaceState(null, "", `/replay/${page.replay}?${query}`);
    swap({ parts: body.parts });
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
  timer = setInterval(() => goto(ply + 1), 1100);
  goto(ply + 1);
}
document.addEventListener("input", (event) => {
  if (event.target.id === "ply") { stop(); goto(Number(event.target.value)); }
  else if (event.target.dataset.search) search(event.target);
  else if (event.target.dataset.seats !== undefined) seats(event.target);
});

// --- pictures to keep ------------------------------------------------------------------------------------------

// A picture of strokes, drawn in points on white paper.
async function inPoints(url, name) {
  const svg = await (await fetch(url)).text();
  const [width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg).slice(1).map(Number), scale = Math.min(2, 4000 / Math.max(width, height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg ", `<svg data-theme="light" width="${width * scale}" height="${height * scale}" `))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * scale, height: height * scale });
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// --- forms and rules -------------------------------------------------------------------------------------------

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
function search(field) {
  const sought = plain(field.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const entry of $$(field.dataset.search)) {
    const text = plain(entry.textContent);
    entry.hidden = !sought.every((word) => text.includes(word));
    found += !entry.hidden;
  }
  for (const section of $$(".rules section, .chapter")) {
    const some = Boolean($(`${field.dataset.search}:not([hidden])`, section));
    section.hidden = Boolean(sought.length) && !some;
    if (section.matches(".chapter")) section.open = sought.length ? some : false;
  }
  $("#found").textContent = sought.length && !found ? $("#found").dataset.none : "";
}
/** A link to a rule opens its chapter, and ends a search that hides where it leads. */
function unfold() {
  const target = document.getElementById(location.hash.slice(1));
  const field = $("[data-search]");
  const hidden = target?.closest("[hidden]");
  if (hidden) search(Object.assign(field, { value: "" }));
  const chapter = target?.closest(".chapter:not([open])");
  if (chapter) chapter.open = true;
  if (hidden || chapter) target.scrollIntoView();
}
function seats(select) {
  for (const seat of $$("[data-seat]")) seat.hidden = Number(seat.dataset.seat) >= Number(select.value);
  for (const field of $$("[data-only]")) { // what cannot be chosen with so many players
    field.hidden = !field.dataset.only.split(" ").includes(select.value);
    for (const control of $$("select, input", field)) control.disabled = field.hidden;
  }
  for (const set of $$("form.setup fieldset")) set.hidden = !$(".field:not([hidden]), li", set);
}

// --- beginning -------------------------------------------------------------------------------------------------

if ($("[data-seats]")) seats($("[data-seats]"));
if ($("[data-search]")) {
  unfold();
  addEventListener("hashchange", unfold);
}
if (page.replay && !wide.matches) $("#replay-more").open = false;
if (page.table) {
  remember();
  tick();
  setInterval(tick, 1000);
  if ($("[data-due]")) fetch("/health").then(compare, () => {});
  prepare();
  shapes();
  listen();
  const chat = $("#chat");
  if (chat) chat.scrollTop = chat.scrollHeight;
  if ($("#end .banner")) document.body.classList.add("finished");
  document.addEventListener("visibilitychange", () => { if (!document.hidden) refresh(); });
  addEventListener("online", () => refresh());
  addEventListener("offline", () => offline(true));
  addEventListener("scroll", () => { if (chooser && !wide.matches) closeChooser(); }, { passive: true });
}
