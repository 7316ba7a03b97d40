// Shapes that are moved about on the board before they are drawn: with a mouse, a finger or the keyboard.
// The board says in `<metadata class="ghost">` what may be drawn where; nothing here knows a rule of a game.

import { $, $$, announce, tell } from "./site.js";

const SVG = "http://www.w3.org/2000/svg";

const hovers = matchMedia("(hover: hover)");
let tools;  // what table.js lends: act, closeList
let live = null;  // the ghosts on the page and what is drawn of them
// What is in the hand: which ghost, which of its turns, the space pointed at (none: the hand is empty), and whether it
// was laid there. A mouse leads the shape about until a click lays it; only the one button (or Enter) draws it.
const EMPTY = { stamp: "", which: 0, turn: 0, at: null, near: null, keys: false, laid: false, came: false };  // came: it lies there by itself
let hand = { ...EMPTY };

export function attach(lent) {
  tools = lent;
  const bar = $("#ghostbar"), found = $$("#table .ghost");
  if (!bar || !found.length) { clearTimeout(soon); live?.layer.remove(); live = null; return; }
  const stamp = $("#bar").dataset.stamp, same = hand.stamp === stamp;
  if (!same) hand = { ...EMPTY, stamp, near: hand.at ?? hand.near, keys: hand.keys };
  if (!live?.layer.isConnected || live.found.length !== found.length || found.some((one, nth) => one !== live.found[nth])) build(found);
  dress(bar);
  if (!hand.keys && !hand.laid) hand.at = rested() ?? hand.at;
  if (!same && hand.keys) live.surface.focus({ preventScroll: true });
  else if (hand.keys && document.activeElement === $("#question")) live.surface.focus({ preventScroll: true });
  if (!same && document.activeElement === $("#question")) reveal();
  const hint = $("#hint")?.dataset;
  take(hint ? [hint.key, hint.then].filter(Boolean).join(" ") : $("#owl")?.dataset.hint);
  if (!same && !hand.at && ghost().atOnce) Object.assign(hand, { at: start(), laid: !hovers.matches, came: true });
  show();
}

// --- reading ---------------------------------------------------------------------------------------------------

const pairs = (text) => text.split(" ").filter(Boolean).map((pair) => pair.split(",").map(Number));

function read(metadata) {
  const data = metadata.dataset, at = data.at.split(";");
  const turns = data.turns.split(";").map((entry, number) => {
    const [suffix, drawn, struck, symbol] = entry.split("|"), cells = pairs(drawn), suffixes = suffix.split(","), anchors = at[number].split(",");
    const height = 1 + Math.max(...cells.map(([row]) => row)), width = 1 + Math.max(...cells.map(([, column]) => column));
    const off = ([row, column]) => Math.abs(row - (height - 1) / 2) + Math.abs(column - (width - 1) / 2);
    const grip = cells.reduce((best, cell) => (off(cell) < off(best) ? cell : best));
    const suffixAt = (row, column) => suffixes.find((_, way) => (parseInt(anchors[way].slice(3 * row, 3 * row + 3), 16) >> column) & 1);
    const legal = (row, column) => suffixAt(row, column) !== undefined;
    return { suffixes, suffixAt, cells, struck: pairs(struck ?? ""), symbols: (symbol || data.symbol).split(" "), height, width, grip, legal };
  });
  const gains = data.gains?.split(";").map((list) => list.split(" ").filter(Boolean).map(Number)) ?? null;
  return { first: data.first, deed: data.deed ?? "", best: data.best ?? "", gains, symbol: data.symbol, ground: data.ground, struck: data.struck ?? "", atOnce: data.atOnce !== undefined, cell: Number(data.cell), columns: Number(data.columns), rows: at[0].split(",")[0].length / 3, turns };
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
/** Points for the place of a turn, where the board says them. */
function gainAt(of, row, column) {
  const { gains, rows, columns, turns } = ghost(), list = gains?.[turns.indexOf(of)];
  if (!list || !of.legal(row, column)) return null;
  let before = 0;
  for (let r = 0; r < rows; r += 1) for (let c = 0; c < columns; c += 1) { if (r === row && c === column) return list[before] ?? null; before += of.legal(r, c); }
  return null;
}
const legal = () => Boolean(hand.at) && turn().legal(...anchor());
const key = () => nameOf(...anchor()) + (turn().suffixAt(...anchor()) ?? turn().suffixes[0]);
const covers = ([row, column]) => { const [top, left] = anchor(); return turn().cells.some(([r, c]) => top + r === row && left + c === column); };

// --- turning ---------------------------------------------------------------------------------------------------

const SAME = (cell) => cell;
const WAYS = {
  rotate: { step: 1, map: ([row, column]) => [column, -row] },
  unrotate: { step: -1, map: ([row, column]) => [-column, row] },
  flip: { step: 0, map: ([row, column]) => [row, -column] },
};
function outline({ cells, struck }, map) {
  const drawn = cells.map(map), top = Math.min(...drawn.map(([row]) => row)), left = Math.min(...drawn.map(([, column]) => column));
  return [drawn, struck.map(map)].map((list) => list.map(([row, column]) => `${row - top},${column - left}`).sort().join(" ")).join("|");
}
/** Which turn lies like this one turned by a quarter or flipped. A shape that looks the same stays as it is; turns with the
    same spaces differ only in what is drawn there, and are gone through in their order. */
export function turned(turns, number, way) {
  const { step, map } = WAYS[way], alike = (sought) => [...turns.keys()].filter((other) => outline(turns[other], SAME) === sought);
  const own = alike(outline(turns[number], SAME)), found = alike(outline(turns[number], map));
  if (!found.length) return number;
  const place = own.indexOf(number) + (found.includes(number) ? step : 0);
  return found[(place + found.length) % found.length];
}
function change(way) {
  hand.turn = turned(ghost().turns, hand.turn, way);
  if (!hand.at) { hand.at = start(); hand.laid = true; }
  show();
}
const rotate = () => change("rotate");
const unrotate = () => change("unrotate");
const flip = () => change("flip");

// --- where it lies at first ------------------------------------------------------------------------------------

// The best place if the board knows it, else the legal place nearest to where the last shape was, or to the middle.
function start() {
  const known = placed(ghost().best);
  if (known) { [hand.turn] = known; return known.slice(1); }
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
  for (const part of hint.split(" ")) {
    const which = live.ghosts.findIndex((one) => one.first === part);
    if (which >= 0) { choose(which); continue; }
    const there = placed(part);
    if (there) { [hand.turn] = there; hand.at = there.slice(1); hand.came = false; }
  }
}
/** The turn and the space pointed at of a place by its key. */
function placed(key) {
  const [, row, column, suffix] = /^([A-Z])(\d+)(.*)$/.exec(key) ?? [];
  const number = ghost().turns.findIndex((one) => one.suffixes.includes(suffix)), grip = ghost().turns[number]?.grip;
  return row && grip ? [number, row.charCodeAt(0) - 65 + grip[0], Number(column) - 1 + grip[1]] : null;
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
  const shape = make("g", { class: "ghost-shape" }), spots = make("g", { class: "ghost-spots" }), handle = turnHandle(), marks = make("g", { class: "ghost-marks" });
  const layer = make("g", { class: "ghost-layer" }, make("defs", {}, hatch), spots, surface, shape, marks, handle);
  for (const thing of $$("[data-keys]", home)) { thing.setAttribute("tabindex", "-1"); thing.setAttribute("aria-hidden", "true"); }
  home.append(layer);
  live = { found, ghosts, layer, surface, shape, spots, handle, marks, drawn: "", known: live?.known ?? new Map() };
  hand.which = Math.min(hand.which, ghosts.length - 1);
  hand.turn = Math.min(hand.turn, ghost().turns.length - 1);
  for (const [kind, handler] of Object.entries({ pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, click: clicked, contextmenu })) layer.addEventListener(kind, handler);
  layer.addEventListener("wheel", wheel, { passive: false });
  // Not every browser heeds `touch-action` inside a picture: a finger that takes the shape along does not scroll.
  layer.addEventListener("touchmove", (event) => { if (pressed) event.preventDefault(); }, { passive: false });
}

// A round handle at the corner of the shape turns it; to a finger it is 44 wide.
function turnHandle() {
  const arrow = "M4.5 -5.5a7 7 0 1 0 2.4 6.2M7.500 -8.500v4.500h-4.500";
  return make("g", { class: "ghost-handle" }, make("circle", { class: "ghost-reach", r: 22 }), make("circle", { class: "ghost-disc", r: 13 }), make("path", { d: arrow }));
}
/** Where a figure begins that would lie under the handle: left of it. */
function besideHandle(x, y, width, half) {
  const { handle } = live;
  if (handle.style.display === "none" || !handle.dataset.at) return x;
  const [across, down, scale] = handle.dataset.at.split(" ").map(Number), reach = 15 * scale;
  return Math.abs(y - down) < half + reach && x < across + reach && x + width > across - reach ? Math.max(0, across - reach - width) : x;
}
function placeHandle() {
  const { handle, surface } = live, { cell } = ghost(), { width, height } = turn(), [row, column] = anchor();
  const box = surface.getBoundingClientRect(), scale = box.width ? (ghost().columns * cell) / box.width : 1, top = row > 0 || height > 2 ? row : row + height;
  handle.style.display = ghost().turns.length > 1 ? "" : "none";
  handle.dataset.at = `${(column + width) * cell} ${top * cell} ${scale}`;
  handle.setAttribute("transform", `translate(${(column + width) * cell} ${top * cell}) scale(${scale})`);
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
}

function draw() {
  const { cell, ground } = ghost(), { cells, struck, symbols, height, width } = turn(), [top, left] = hand.at ? anchor() : [0, 0];
  const id = `${hand.which} ${hand.turn}`;
  const symbol = ([row, column]) => `#${symbols[(3 * (top + row) + 5 * (left + column)) % symbols.length]}`;  // what is drawn there once it is drawn
  if (live.drawn === id) {  // only moved: what a finger holds must stay the same thing
    $$(".ghost-art use", live.shape).forEach((use, at) => use.setAttribute("href", symbol(cells[at])));
    onMap(struck);
    return;
  }
  if (live.drawn.split(" ")[0] !== String(hand.which)) legalSpots();
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
  if (cells.length === 1) edge = rounded(cell);
  const reach = live.surface.getBoundingClientRect().width / ghost().columns < 44 ? cell / 2 : 0;  // a space that a finger hits needs no more room, and beside the board lie other things
  live.shape.replaceChildren(
    make("rect", { class: "ghost-grip", x: -reach, y: -reach, width: width * cell + 2 * reach, height: height * cell + 2 * reach }),
    ...struck.map(([row, column]) => (ghost().struck ? make("use", { class: "ghost-star", href: `#${ghost().struck}`, x: column * cell, y: row * cell }) : make("rect", { class: "ghost-struck", ...box(row, column), rx: cell / 5 }))),
    make("g", { class: "ghost-art" }, make("path", { class: ground, d: all }), ...cells.map((space) => make("use", { href: symbol(space), ...box(...space) }))),
    make("path", { class: "ghost-bad", fill: "url(#ghost-hatch)", d: all }),
    make("path", { class: "ghost-halo", d: edge }),
    make("path", { class: "ghost-edge", d: edge }),
  );
  onMap(struck);
}
// What is struck beside the map is not struck at all.
function onMap(struck) {
  const { rows, columns } = ghost(), [top, left] = hand.at ? anchor() : [0, 0];
  $$(".ghost-star, .ghost-struck", live.shape).forEach((star, at) => {
    const row = top + struck[at][0], column = left + struck[at][1];
    star.style.display = row < 0 || column < 0 || row >= rows || column >= columns ? "none" : "";
  });
}

// Round a single space the edge is a tile's, with round corners.
function rounded(cell) {
  const round = cell / 10, side = cell - 2 * round, arc = (x, y) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  return `M${round} 0h${side}${arc(round, round)}v${side}${arc(-round, round)}h${-side}${arc(-round, -round)}v${-side}${arc(round, -round)}z`;
}

// The legal spaces with what each would bring, where the board says it.
function legalSpots() {
  const { cell, rows, columns, turns, gains } = ghost(), parts = [];
  for (let row = 0; gains && row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const points = turns.map((of) => gainAt(of, row, column)).filter((gain) => gain !== null);
      if (!points.length) continue;
      const most = Math.max(...points), x = (column + 0.5) * cell, y = (row + 0.5) * cell;
      parts.push(make("rect", { class: "ghost-legal", x: column * cell + cell * 0.04, y: row * cell + cell * 0.04, width: cell * 0.92, height: cell * 0.92, rx: cell * 0.1 }));
      parts.push(make("g", { class: "ghost-points", transform: `translate(${x} ${y}) scale(${cell / 84})` }, make("rect", { x: -21, y: -15, width: 42, height: 30, rx: 15 }), make("text", { y: 6 }, signed(most))));
    }
  }
  live.spots.replaceChildren(...parts);
}
const signed = (value) => (value > 0 ? `+${value}` : figure(value));

// Everything that depends on the hand.
let soon;
function show() {
  draw();
  const { layer, bar, shape } = live, here = Boolean(hand.at), fits = legal(), said = $(".ghost-said", bar), button = $('[data-ghost="draw"]', bar);
  layer.classList.toggle("held", here);
  layer.classList.toggle("laid", here && (hand.laid || hand.keys));
  layer.classList.toggle("fits", fits);
  button.setAttribute("aria-disabled", String(!fits));
  for (const tool of $$('[data-ghost="rotate"], [data-ghost="flip"]', bar)) tool.disabled = ghost().turns.length < 2;  // it looks the same from all sides
  const deed = $(".deed", button);
  deed.dataset.plain ??= deed.textContent;
  deed.textContent = here && ghost().deed ? ghost().deed.replace("{at}", nameOf(...anchor())) : deed.dataset.plain;
  for (const [number, { first }] of live.ghosts.entries()) {
    if (!first) continue;
    const chosen = String(number === hand.which && (here || live.ghosts.length < 5));
    for (const thing of $$(`#ghostbar [data-first="${CSS.escape(first)}"], #table [data-keys~="${CSS.escape(first)}"]`)) thing.setAttribute("aria-pressed", chosen);
  }
  clearTimeout(soon);
  said.classList.toggle("told", here);
  let now = $(".now", said);
  now ??= said.appendChild(Object.assign(document.createElement("span"), { className: "now" }));
  if (!here) { now.textContent = ""; told(null); return; }
  const [row, column] = anchor(), { cell } = ghost(), known = live.known.get(wanted());
  shape.style.transform = `translate(${column * cell}px, ${row * cell}px)`;
  placeHandle();
  const field = $("#all-options select");
  if (field && fits && !ghost().first) field.value = key();
  say(known);
  if (known) told(known);
  else { live.marks.replaceChildren(); $(".ghost-counts", bar).setAttribute("aria-busy", "true"); gain(gainAt(turn(), row, column)); }  // these are the figures of another place
  soon = setTimeout(() => { ask(); announce($(".now", live.bar)?.textContent ?? ""); }, 140);
}
function say(known) {
  const why = legal() ? "" : known?.why || live.bar.dataset.noFit, name = nameOf(...anchor());
  $(".now", live.bar).textContent = why ? `${name}: ${why}` : `${name}: ${live.bar.dataset.fits}`;
  $(".ghost-said", live.bar).classList.toggle("wrong-place", Boolean(why));
}
/** What it brings, on the button. */
function gain(points) {
  const shown = $('[data-ghost="draw"] .gain', live.bar);
  shown.hidden = points === null || points === undefined || !legal();
  if (!shown.hidden) shown.textContent = signed(points);
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
  told(known);
  const news = known.lines.filter((line) => line.before !== line.after).map((line) => `${line.what} ${figure(line.after)}`);
  announce([$(".now", live.bar).textContent, ...news].join(", "));
}
/** Everything that a preview says: figures in the bar and on the spaces where they arise, the sum and the deed on the button. */
function told(known) {
  const lines = known?.lines ?? [];
  if (known?.deed) $('[data-ghost="draw"] .deed', live.bar).textContent = known.deed;
  gain(lines.length ? lines.filter((line) => line.counts).reduce((sum, line) => sum + line.after - line.before, 0) : null);
  figures = [];
  live.marks.replaceChildren(...[...(known?.marks ?? [])].sort((a, b) => Boolean(a.figure) - Boolean(b.figure)).map(mark));  // figures lie on top
  count(lines);
  for (const place of $$("[data-gain]")) {  // what stands for the line elsewhere on the table: a card, a seal
    const { before, after } = lines.find(({ sign, icon }) => (sign || icon) === place.dataset.gain) ?? { before: 0, after: 0 };
    place.hidden = before === after || !legal();
    place.textContent = signed(after - before);
    place.classList.toggle("less", after < before);
  }
}
// No figure lies on another one: the later goes below.
let figures = [];
function free(x, y, width, height) {
  while (figures.some((other) => Math.abs(other.y - y) < height && x < other.x + other.width && other.x < x + width)) y += height / 2;
  figures.push({ x, y, width });
  return y;
}
// A space is named `C4`; `C4-C5` is the edge between two.
function mark({ at, figure, sign, icon, symbol, tone }) {
  const { cell } = ghost(), ends = at.split("-").map((name) => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1]);
  const [row, column] = [0, 1].map((axis) => ends.reduce((sum, end) => sum + end[axis], 0) / ends.length), words = [sign, figure].filter(Boolean).join(" ");
  const middle = `translate(${(column + 0.5) * cell} ${(row + 0.5) * cell})${row % 1 ? " rotate(90)" : ""}`;
  if (symbol) return make("use", { class: `ghost-mark ${tone}`, href: `#${symbol}`, transform: middle });
  if (!words && !icon) return make("circle", { class: `ghost-mark ${tone}`, r: cell / 9, transform: middle });
  // On a large space it lies at the foot of the drawing, on a small one across it.
  const wide = 12 + 9.5 * words.length + (icon ? 18 : 0), size = live.surface.getBoundingClientRect().width / ghost().columns || cell, large = size >= 60;
  const scale = ((large ? between(24, size * 0.3, 36) : between(17, size * 0.45, 24)) / 18) * (cell / size), y = (row + (large ? 0.8 : 0.5)) * cell;
  const x = besideHandle(between(0, (column + 0.5) * cell - (wide * scale) / 2, ghost().columns * cell - wide * scale), y, wide * scale, 9 * scale);
  const below = free(x, y, wide * scale, 18 * scale);
  const pill = make("g", { class: `ghost-mark ${tone}`, transform: `translate(${x} ${below}) scale(${scale})` }, make("rect", { y: -9, width: wide, height: 18, rx: 9 }));
  if (icon) pill.append(make("use", { href: `#icon-${icon}`, x: 5, y: -8, width: 16, height: 16 }));
  if (words) pill.append(make("text", { x: (wide + (icon ? 17 : 0)) / 2, y: 5 }, words));
  return pill;
}
function count(lines) {
  const list = $(".ghost-counts", live.bar);
  list.removeAttribute("aria-busy");
  list.replaceChildren(...lines.map(({ what, before, after, sign, icon, counts }) => {
    const line = document.createElement("li");
    line.className = `${after > before ? "more" : after < before ? "less" : "same"}${counts ? "" : " later"}`;
    if (sign) line.append(Object.assign(document.createElement("i"), { textContent: sign }), " ");
    if (icon) line.append(make("svg", { class: "icon", "aria-hidden": "true", viewBox: "0 0 24 24" }, make("use", { href: `#icon-${icon}` })));
    line.append(Object.assign(document.createElement("span"), { textContent: what }), " ");
    line.append(Object.assign(document.createElement("b"), { textContent: before === after ? figure(after) : `${figure(before)} → ${figure(after)}` }));
    return line;
  }));
}

// --- deciding --------------------------------------------------------------------------------------------------

function choose(which) {
  const [suffix] = turn().suffixes;
  hand.which = which;
  hand.turn = Math.max(0, ghost().turns.findIndex((one) => one.suffixes[0] === suffix));
  show();
}

// One gesture may be two picks: what is drawn, and where. They are sent, and taken back, together.
function put() {
  if (!hand.at) return;
  if (!legal()) { const why = $(".now", live.bar).textContent; tell(why); announce(why); ask(); return; }
  const form = $("#moves"), stamp = form.elements.stamp.value, place = key(), { first } = ghost();
  const button = $('[data-ghost="draw"]', live.bar), url = form.getAttribute("action");
  clearTimeout(soon);
  live.layer.classList.add("sent");
  const sent = live.layer;
  tools.act(url, first ? { key: first, then: place, stamp } : { key: place, stamp }, button).finally(() => sent.classList.remove("sent"));
}

function reveal() {
  live.surface.scrollIntoView({ block: "nearest" });
}

// --- mouse and finger ------------------------------------------------------------------------------------------

let pressed = null, kind = "mouse";
let dragging = null;  // what comes from beside the board: { id, x, y, which, over }

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
  hand.came = false;
  show();
}
function down(event) {
  kind = event.pointerType || "mouse";
  hand.keys = false;
  if (!hand.at || !hand.laid || !event.target.closest(".ghost-shape")) return;
  // Whoever presses the shape takes it along, wherever it is held.
  const [top, left] = anchor(), { grip } = turn(), at = spot(event);
  hand.at = [top + grip[0], left + grip[1]];
  pressed = { id: event.pointerId, off: [at[0] - hand.at[0], at[1] - hand.at[1]], moved: false };
  live.shape.setPointerCapture(event.pointerId);
}
function move(event) {
  if (pressed?.id === event.pointerId) {
    const [row, column] = spot(event), at = [row - pressed.off[0], column - pressed.off[1]];
    if (at[0] === hand.at[0] && at[1] === hand.at[1]) return;
    pressed.moved = true;
    point(at);
  } else if (event.pointerType !== "touch" && !hand.laid) point(spot(event));
}
function up(event) {
  if (pressed?.id === event.pointerId) setTimeout(() => { pressed = null; });
}
// A tap or a click lays the shape there; on the shape itself it turns it; a drag moves it. Nothing of this draws it.
function clicked(event) {
  if (pressed?.moved) return;
  if (event.target.closest(".ghost-handle") || (hand.laid && hand.at && covers(spot(event)))) { rotate(); return; }
  hand.laid = true;
  hand.came = false;
  hand.at = spot(event);
  show();
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

// The choices in the bar, in the list and on the board take a ghost into the hand or move it; nothing is sent before
// the one button is pressed.
document.addEventListener("click", (event) => {
  if (!dragging?.over || !event.detail) return;  // the click that ends a drag means nothing
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener("click", (event) => {
  if (!live) return;
  const tool = event.target.closest("[data-ghost]")?.dataset.ghost;
  if (tool) { ({ rotate, flip, draw: put })[tool](); return; }
  const thing = event.target.closest("#moves button[name=key], #ghostbar [data-first], #table [data-keys]");
  const keys = thing ? (thing.value || thing.dataset.first || thing.dataset.keys).split(" ") : [];
  const which = live.ghosts.findIndex((one) => one.first && keys.includes(one.first));
  const place = keys.find(fits);
  if (which < 0 && !place) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  tools.closeList();
  if (which >= 0) taken(which, event.detail === 0); else lay(place);
}, true);
document.addEventListener("change", (event) => { if (live && event.target.matches("#all-options select")) lay(event.target.value); });
/** Whether a key is a place of the ghost in hand. */
function fits(key) {
  const found = /^([A-Z])(\d+)(.*)$/.exec(key);
  return Boolean(found) && !ghost().first && ghost().turns.some((of) => of.suffixes.includes(found[3]) && of.legal(found[1].charCodeAt(0) - 65, Number(found[2]) - 1));
}
function lay(place) {
  take(place);
  hand.laid = true;
  show();
}
function taken(which, byKey) {
  const other = which !== hand.which;
  choose(which);
  if (byKey || ghost().best) {
    hand.keys = byKey;
    if (other || !hand.at) hand.at = start();
    hand.laid = true;
    show();
    if (byKey) live.surface.focus({ preventScroll: true });
  }
  reveal();
}

// What is taken from beside the board may be dragged onto it at once: it lies where one lets go.
document.addEventListener("pointerdown", (event) => {
  const thing = live && event.isPrimary && !event.button ? event.target.closest("#table [data-keys]") : null;
  const keys = thing ? thing.dataset.keys.split(" ") : [], which = live?.ghosts.findIndex((one) => one.first && keys.includes(one.first)) ?? -1;
  dragging = which < 0 ? null : { id: event.pointerId, x: event.clientX, y: event.clientY, which, over: false };
  if (dragging && event.pointerType === "touch") thing.style.touchAction = "none";
}, true);
document.addEventListener("pointermove", (event) => {
  if (dragging?.id !== event.pointerId || !live) return;
  if (!dragging.over && Math.hypot(event.clientX - dragging.x, event.clientY - dragging.y) < 12) return;
  if (!dragging.over) { dragging.over = true; taken(dragging.which, false); }
  const { left, right, top, bottom } = live.surface.getBoundingClientRect();
  if (event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom) return;
  hand.laid = true;
  hand.keys = false;
  point(spot(event));
}, true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => {
  if (dragging?.id === event.pointerId) { const was = dragging; setTimeout(() => { if (dragging === was) dragging = null; }, 300); }
}, true);

// --- keyboard --------------------------------------------------------------------------------------------------

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
document.addEventListener("keydown", (event) => {
  if (!live || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target.matches("input, textarea, select") || $("dialog[open], .drop[open]")) return;
  if (keyed(event, target)) { event.preventDefault(); event.stopImmediatePropagation(); }
}, true);

function keyed(event, target) {
  const busy = target.matches("button, a, summary"), onMap = target === live.surface;
  if (event.key === "r" || event.key === "R") { rotate(); return true; }
  if (event.key === "f" || event.key === "F") { flip(); return true; }
  if (/^[1-9]$/.test(event.key)) {
    const first = $$("#ghostbar [data-first]")[event.key - 1]?.dataset.first, which = live.ghosts.findIndex((one) => one.first && one.first === first);
    if (which >= 0) taken(which, true);
    return which >= 0;
  }
  // Without a shape on the board, and on a thing beside it, arrows go from thing to thing.
  if (STEPS[event.key] && (onMap || ((!busy || target.dataset.ghost) && !target.dataset?.keys && (hand.at || ghost().atOnce)))) {
    step(STEPS[event.key]);
    return true;
  }
  if (event.key === "Escape" && hand.at) { hand.at = null; hand.laid = false; show(); return true; }
  const thing = target.dataset?.keys;
  if (event.key === "Enter" || event.key === " ") {
    const keys = thing?.split(" ") ?? [], which = live.ghosts.findIndex((one) => one.first && keys.includes(one.first));
    if (which >= 0) { taken(which, true); return true; }
    if (onMap || (hand.at && !busy && !thing && !target.dataset?.why)) {
      if (hand.at) put(); else { hand.at = start(); hand.laid = true; show(); }
      return true;
    }
  }
  return false;
}
function step([down, right]) {
  hand.keys = hand.laid = true;
  if (!hand.at) hand.at = start();
  else if (hand.came) hand.came = false;  // the first key takes hold of it
  else {
    const [top, left] = anchor(), { grip, height, width } = turn(), { rows, columns } = ghost();
    hand.at = [between(0, top + down, rows - height) + grip[0], between(0, left + right, columns - width) + grip[1]];
  }
  show();
  if (document.activeElement !== live.surface) { live.surface.focus({ preventScroll: true }); reveal(); }
}
