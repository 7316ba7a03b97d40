// Shapes that are moved about on the board before they are drawn: with a mouse, a finger or the keyboard.
// The board says in `<metadata class="ghost">` what may be drawn where; nothing here knows a rule of a game.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const SVG = "http://www.w3.org/2000/svg";
const wide = matchMedia("(min-width: 60rem)");

let tools;  // what table.js lends: act, announce, tell, calm
let live = null;  // the ghosts on the page and what is drawn of them
// What is in the hand: which ghost, which of its turns, and the space pointed at (none: the hand is empty).
let hand = { stamp: "", which: 0, turn: 0, at: null, near: null, keys: false };

export function attach(lent) {
  tools = lent;
  const bar = $("#ghostbar"), found = $$("#board .ghost");
  if (!bar || !found.length) { clearTimeout(soon); live?.layer.remove(); live = null; return; }
  const stamp = $("#bar").dataset.stamp, same = hand.stamp === stamp;
  if (!same) hand = { stamp, which: 0, turn: 0, at: null, near: hand.at ?? hand.near, keys: hand.keys };
  if (!live?.layer.isConnected || live.found[0] !== found[0]) build(found);
  dress(bar);
  if (!hand.keys) hand.at = rested() ?? hand.at;
  if (!same && hand.keys) live.surface.focus({ preventScroll: true });
  else if (hand.keys && document.activeElement === $("#question")) live.surface.focus({ preventScroll: true });
  if (!same && !wide.matches && document.activeElement === $("#question")) reveal();
  take($("#hint")?.dataset.key);
  show();
}

// --- reading ---------------------------------------------------------------------------------------------------

const pairs = (text) => text.split(" ").filter(Boolean).map((pair) => pair.split(",").map(Number));

function read(metadata) {
  const data = metadata.dataset, at = data.at.split(";");
  const turns = data.turns.split(";").map((entry, number) => {
    const [suffix, drawn, struck] = entry.split("|"), cells = pairs(drawn);
    const height = 1 + Math.max(...cells.map(([row]) => row)), width = 1 + Math.max(...cells.map(([, column]) => column));
    const off = ([row, column]) => Math.abs(row - (height - 1) / 2) + Math.abs(column - (width - 1) / 2);
    const grip = cells.reduce((best, cell) => (off(cell) < off(best) ? cell : best));
    const legal = (row, column) => Boolean((parseInt(at[number].slice(3 * row, 3 * row + 3), 16) >> column) & 1);
    return { suffix, cells, struck: pairs(struck), height, width, grip, legal };
  });
  return { first: data.first, symbol: data.symbol, ground: data.ground, cell: Number(data.cell), columns: Number(data.columns), rows: at[0].length / 3, turns };
}

const ghost = () => live.ghosts[hand.which];
const turn = () => ghost().turns[hand.turn];
const between = (low, value, high) => Math.max(low, Math.min(value, high));
const nameOf = (row, column) => String.fromCharCode(65 + row) + (column + 1);

// Where the shape's box lies: the space pointed at is under its middle, and it never leaves the map.
function anchor(at = hand.at, of = turn()) {
  const { rows, columns } = ghost();
  return [between(0, at[0] - of.grip[0], rows - of.height), between(0, at[1] - of.grip[1], columns - of.width)];
}
const legal = () => Boolean(hand.at) && turn().legal(...anchor());
const key = () => nameOf(...anchor()) + turn().suffix;
const covers = ([row, column]) => { const [top, left] = anchor(); return turn().cells.some(([r, c]) => top + r === row && left + c === column); };

// Turned by a quarter, or flipped: the turn whose spaces lie like that.
function like(map) {
  const shape = ({ cells, struck }, of) => {
    const drawn = cells.map(of), hit = struck.map(of), top = Math.min(...drawn.map(([r]) => r)), left = Math.min(...drawn.map(([, c]) => c));
    return [drawn, hit].map((list) => list.map(([r, c]) => `${r - top},${c - left}`).sort().join(" ")).join("|");
  };
  const sought = shape(turn(), map);
  return ghost().turns.findIndex((other) => shape(other, (cell) => cell) === sought);
}
function change(map) {
  const next = like(map);
  hand.turn = next >= 0 ? next : (hand.turn + 1) % ghost().turns.length;
  hand.at ??= start();
  show();
}
const rotate = () => change(([row, column]) => [column, -row]);
const unrotate = () => change(([row, column]) => [-column, row]);
const flip = () => change(([row, column]) => [row, -column]);

// The legal place nearest to where the last shape was, or to the middle.
function start() {
  const { rows, columns, turns } = ghost(), [middle, centre] = hand.near?.map((place) => place + 0.5) ?? [rows / 2, columns / 2];
  let best = null, least = Infinity;
  for (const [number, of] of [...turns.entries()].sort((a, b) => Number(b[0] === hand.turn) - Number(a[0] === hand.turn))) {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const off = Math.hypot(row + of.height / 2 - middle, column + of.width / 2 - centre);
        if (off < least && of.legal(row, column)) { least = off; best = [number, row + of.grip[0], column + of.grip[1]]; }
      }
    }
    if (best) break;
  }
  if (!best) return [Math.floor(rows / 2), Math.floor(columns / 2)];
  hand.turn = best[0];
  return best.slice(1);
}

// A hint: the ghost goes where a bot would put it.
function take(hint) {
  if (!hint || hint === live.taken) return;
  live.taken = hint;
  const which = live.ghosts.findIndex((one) => one.first === hint);
  if (which >= 0) { choose(which); return; }
  const [, row, column, suffix] = /^([A-Z])(\d+)(.*)$/.exec(hint) ?? [];
  const number = ghost().turns.findIndex((one) => one.suffix === suffix);
  if (!row || number < 0) return;
  hand.turn = number;
  hand.at = [row.charCodeAt(0) - 65 + turn().grip[0], Number(column) - 1 + turn().grip[1]];
}

// --- drawing ---------------------------------------------------------------------------------------------------

function make(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

function build(found) {
  live?.layer.remove();
  const ghosts = found.map(read), { cell, columns, rows } = ghosts[0], home = found[0].parentNode;
  const hatch = make("pattern", { id: "ghost-hatch", width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, make("rect", { class: "ghost-line", width: 3, height: 7 }));
  const surface = make("rect", { class: "ghost-surface", id: "ghost-map", width: columns * cell, height: rows * cell, tabindex: 0, role: "application" });
  const shape = make("g", { class: "ghost-shape" });
  const layer = make("g", { class: "ghost-layer" }, make("defs", {}, hatch), surface, shape);
  for (const thing of $$("[data-keys]", home)) { thing.setAttribute("tabindex", "-1"); thing.setAttribute("aria-hidden", "true"); }
  home.append(layer);
  live = { found, ghosts, layer, surface, shape, drawn: "", known: live?.known ?? new Map() };
  hand.which = Math.min(hand.which, ghosts.length - 1);
  hand.turn = Math.min(hand.turn, ghost().turns.length - 1);
  for (const [kind, handler] of Object.entries({ pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, click, contextmenu })) layer.addEventListener(kind, handler);
  layer.addEventListener("wheel", wheel, { passive: false });
  // Not every browser heeds `touch-action` inside a picture: a finger that takes the shape along does not scroll.
  layer.addEventListener("touchmove", (event) => { if (pressed) event.preventDefault(); }, { passive: false });
}

// The styles come with the first ghost; the bar shows itself once they are here.
let styles = null, dressed = false;
function dress(bar) {
  live.bar = bar;
  live.surface.setAttribute("aria-label", bar.dataset.map);
  styles ??= new Promise((done) => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: bar.dataset.style, onload: done, onerror: done }));
  });
  bar.hidden = !dressed;
  styles.then(() => { dressed = true; bar.hidden = false; });
  const choices = $("#all-options:not(.listed)");
  if (choices) choices.open = true;
}

function draw() {
  const { cell, ground, symbol } = ghost(), { cells, struck, height, width } = turn();
  const id = `${hand.which} ${hand.turn}`;
  if (live.drawn === id) return;
  live.drawn = id;
  const box = (row, column) => ({ x: column * cell, y: row * cell, width: cell, height: cell });
  const has = (row, column) => cells.some(([r, c]) => r === row && c === column);
  let all = "", edge = "";
  for (const [row, column] of cells) {
    const x = column * cell, y = row * cell;
    all += `M${x} ${y}h${cell}v${cell}h${-cell}z`;
    if (!has(row - 1, column)) edge += `M${x} ${y}h${cell}`;
    if (!has(row + 1, column)) edge += `M${x} ${y + cell}h${cell}`;
    if (!has(row, column - 1)) edge += `M${x} ${y}v${cell}`;
    if (!has(row, column + 1)) edge += `M${x + cell} ${y}v${cell}`;
  }
  live.shape.replaceChildren(
    make("rect", { class: "ghost-grip", x: -cell / 2, y: -cell / 2, width: (width + 1) * cell, height: (height + 1) * cell }),
    ...struck.map(([row, column]) => make("rect", { class: "ghost-struck", ...box(row, column), rx: cell / 5 })),
    make("g", { class: "ghost-art" }, make("path", { class: ground, d: all }), ...cells.map(([row, column]) => make("use", { href: `#${symbol}`, ...box(row, column) }))),
    make("path", { class: "ghost-bad", fill: "url(#ghost-hatch)", d: all }),
    make("path", { class: "ghost-halo", d: edge }),
    make("path", { class: "ghost-edge", d: edge }),
  );
}

// Everything that depends on the hand.
let soon;
function show() {
  draw();
  const { layer, bar, shape } = live, here = Boolean(hand.at), fits = legal(), said = $(".ghost-said", bar);
  layer.classList.toggle("held", here);
  layer.classList.toggle("fits", fits);
  $('[data-ghost="draw"]', bar).setAttribute("aria-disabled", String(!fits));
  for (const [number, { first }] of live.ghosts.entries()) {
    if (!first) continue;
    const chosen = String(number === hand.which);
    for (const thing of $$(`#moves button[value="${CSS.escape(first)}"], #board [data-keys="${CSS.escape(first)}"]`)) thing.setAttribute("aria-pressed", chosen);
  }
  clearTimeout(soon);
  said.classList.toggle("told", here);
  let now = $(".now", said);
  now ??= said.appendChild(Object.assign(document.createElement("span"), { className: "now" }));
  if (!here) { now.textContent = ""; count([]); return; }
  const [row, column] = anchor(), { cell } = ghost(), known = live.known.get(wanted());
  shape.style.transform = `translate(${column * cell}px, ${row * cell}px)`;
  say(known);
  if (known) count(known.lines);
  else $(".ghost-counts", bar).setAttribute("aria-busy", "true");  // these are the figures of another place
  soon = setTimeout(() => { ask(); tools.announce($(".now", live.bar)?.textContent ?? ""); }, 140);
}
function say(known) {
  const why = legal() ? "" : known?.why || live.bar.dataset.noFit, name = nameOf(...anchor());
  $(".now", live.bar).textContent = why ? `${name}: ${why}` : `${name}: ${live.bar.dataset.fits}`;
  $(".ghost-said", live.bar).classList.toggle("wrong-place", Boolean(why));
}

// --- what it would bring ---------------------------------------------------------------------------------------

const wanted = () => `${hand.stamp} ${ghost().first} ${key()}`;
const figure = (value) => String(value).replace("-", "−");
async function ask(wait = 300) {
  if (!live || !hand.at) return;
  const id = wanted(), query = new URLSearchParams({ key: key(), first: ghost().first });
  let known = live.known.get(id);
  if (!known) {
    try {
      const response = await fetch(`${live.bar.dataset.preview}?${query}`, { headers: { Accept: "application/json" } });
      known = response.ok ? await response.json() : null;
    } catch { known = null; }
    if (!live || !hand.at || wanted() !== id) return;
    // Too many asked at once, or the line is down: ask again, less and less often, while the shape stays where it is.
    if (!known) { clearTimeout(soon); soon = setTimeout(() => ask(Math.min(2 * wait, 5000)), wait); return; }
    live.known.set(id, known);
  }
  say(known);
  count(known.lines);
  const news = known.lines.filter((line) => line.before !== line.after).map((line) => `${line.what} ${figure(line.after)}`);
  tools.announce([$(".now", live.bar).textContent, ...news].join(", "));
}
function count(lines) {
  const list = $(".ghost-counts", live.bar);
  list.removeAttribute("aria-busy");
  list.replaceChildren(...lines.map(({ what, before, after }) => {
    const line = document.createElement("li");
    line.className = after > before ? "more" : after < before ? "less" : "same";
    line.append(Object.assign(document.createElement("span"), { textContent: what }), " ");
    line.append(Object.assign(document.createElement("b"), { textContent: before === after ? figure(after) : `${figure(before)} → ${figure(after)}` }));
    return line;
  }));
}

// --- deciding --------------------------------------------------------------------------------------------------

function choose(which) {
  const suffix = turn().suffix;
  hand.which = which;
  hand.turn = Math.max(0, ghost().turns.findIndex((one) => one.suffix === suffix));
  show();
}

// One gesture may be two picks: what is drawn, and where. They are sent, and taken back, together.
function put() {
  if (!hand.at) return;
  if (!legal()) { const why = $(".now", live.bar).textContent; tools.tell(why); tools.announce(why); ask(); return; }
  const form = $("#moves"), stamp = form.elements.stamp.value, place = key(), { first } = ghost();
  const button = $('[data-ghost="draw"]', live.bar), url = form.getAttribute("action");
  live.layer.classList.add("sent");
  const sent = live.layer;
  tools.act(url, first ? { key: first, then: place, stamp } : { key: place, stamp }, button).finally(() => sent.classList.remove("sent"));
}

function reveal() {
  const box = live.surface.getBoundingClientRect(), top = $(".top").getBoundingClientRect().bottom;
  const floor = wide.matches ? innerHeight : $("#bar").getBoundingClientRect().top;
  if (box.top >= top && box.bottom <= floor) return;
  scrollBy({ top: box.top - top - 24, behavior: tools.calm.matches ? "auto" : "smooth" });
}

// --- mouse and finger ------------------------------------------------------------------------------------------

let pressed = null, kind = "mouse";

// Where the mouse rests. The board may change under it without its moving: the shape stays under it, and the shape of
// the next question comes up there. A finger does not rest.
let rest = null;
document.addEventListener("pointermove", (event) => { rest = event.pointerType === "touch" ? null : event; }, true);
document.addEventListener("pointerdown", (event) => { if (event.pointerType === "touch") rest = null; }, true);
document.documentElement.addEventListener("pointerleave", () => { rest = null; });
const rested = () => (rest && document.elementFromPoint(rest.clientX, rest.clientY)?.closest(".ghost-layer") ? spot(rest) : null);

function spot(event) {
  const { cell, rows, columns } = ghost();
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(live.surface.getScreenCTM().inverse());
  return [between(0, Math.floor(point.y / cell), rows - 1), between(0, Math.floor(point.x / cell), columns - 1)];
}
function point(at) {
  if (hand.at && hand.at[0] === at[0] && hand.at[1] === at[1]) return;
  hand.at = at;
  show();
}
function down(event) {
  kind = event.pointerType || "mouse";
  hand.keys = false;
  if (kind !== "touch" || !hand.at || !event.target.closest(".ghost-shape")) return;
  // A finger on the shape takes it along, wherever it holds it.
  const [top, left] = anchor(), { grip } = turn(), at = spot(event);
  hand.at = [top + grip[0], left + grip[1]];
  pressed = { id: event.pointerId, off: [at[0] - hand.at[0], at[1] - hand.at[1]], moved: false };
  live.shape.setPointerCapture(event.pointerId);
}
function move(event) {
  if (event.pointerType !== "touch") { point(spot(event)); return; }
  if (pressed?.id !== event.pointerId) return;
  const [row, column] = spot(event), at = [row - pressed.off[0], column - pressed.off[1]];
  if (at[0] === hand.at[0] && at[1] === hand.at[1]) return;
  pressed.moved = true;
  point(at);
}
function up(event) {
  if (pressed?.id === event.pointerId) setTimeout(() => { pressed = null; });
}
function click(event) {
  const at = spot(event);
  if (kind !== "touch") { point(at); put(); return; }
  if (pressed?.moved) return;
  if (hand.at && covers(at)) put();
  else point(at);
}
function contextmenu(event) {
  event.preventDefault();
  if (kind !== "touch") rotate();
}

// The wheel turns what is in the hand by one step at a time, either way, and flips it with Shift; else the page scrolls.
let rolled = 0, lastTurn = 0;
function wheel(event) {
  if (!hand.at || event.ctrlKey || ghost().turns.length < 2) return;
  event.preventDefault();
  const delta = event.deltaY || event.deltaX, now = event.timeStamp;
  if (Math.sign(delta) !== Math.sign(rolled) || now - lastTurn > 400) rolled = 0;
  rolled += event.deltaMode ? 40 * delta : delta;
  if (Math.abs(rolled) < 40 || now - lastTurn < 90) return;
  const way = Math.sign(rolled);
  rolled = 0;
  lastTurn = now;
  if (event.shiftKey) flip(); else if (way > 0) rotate(); else unrotate();
}

// The choices in the bar and on the board take a ghost into the hand; nothing is sent before it is put down.
document.addEventListener("click", (event) => {
  if (!live) return;
  const tool = event.target.closest("[data-ghost]")?.dataset.ghost;
  if (tool) { ({ rotate, flip, draw: put })[tool](); return; }
  const thing = event.target.closest("#moves button[name=key], #board [data-keys]"), first = thing?.value || thing?.dataset.keys;
  const which = first ? live.ghosts.findIndex((one) => one.first === first) : -1;
  if (which < 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  taken(which, event.detail === 0);
}, true);
function taken(which, byKey) {
  choose(which);
  if (byKey) {
    hand.keys = true;
    hand.at ??= start();
    show();
    live.surface.focus({ preventScroll: true });
  }
  reveal();
}

// --- keyboard --------------------------------------------------------------------------------------------------

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
document.addEventListener("keydown", (event) => {
  if (!live || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target.matches("input, textarea, select") || $("dialog[open], .chooser, .drop[open]")) return;
  if (keyed(event, target)) { event.preventDefault(); event.stopImmediatePropagation(); }
}, true);

function keyed(event, target) {
  const busy = target.matches("button, a, summary"), onMap = target === live.surface;
  if (event.key === "r" || event.key === "R") { rotate(); return true; }
  if (event.key === "f" || event.key === "F") { flip(); return true; }
  if (/^[1-9]$/.test(event.key)) {
    const first = $(`[data-number="${event.key}"]`)?.value, which = live.ghosts.findIndex((one) => one.first && one.first === first);
    if (which >= 0) taken(which, true);
    return which >= 0;
  }
  if (STEPS[event.key] && (!busy || target.dataset.ghost)) {
    step(STEPS[event.key]);
    return true;
  }
  if (event.key === "Escape" && hand.at) { hand.at = null; show(); return true; }
  const thing = target.dataset?.keys;
  if (event.key === "Enter" || event.key === " ") {
    const which = thing ? live.ghosts.findIndex((one) => one.first === thing) : -1;
    if (which >= 0) { taken(which, true); return true; }
    if (onMap || (hand.at && !busy && !thing && !target.dataset?.why)) {
      if (hand.at) put(); else { hand.at = start(); show(); }
      return true;
    }
  }
  return false;
}
function step([down, right]) {
  hand.keys = true;
  if (!hand.at) hand.at = start();
  else {
    const [top, left] = anchor(), { grip, height, width } = turn(), { rows, columns } = ghost();
    hand.at = [between(0, top + down, rows - height) + grip[0], between(0, left + right, columns - width) + grip[1]];
  }
  show();
  if (document.activeElement !== live.surface) { live.surface.focus({ preventScroll: true }); reveal(); }
}
