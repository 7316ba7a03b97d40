// The score pad: taps change the document, the server counts it.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const form = $("#pad"), editor = $("#editor"), text = $("#document"), picker = $("#picker"), brushes = $("#brushes");
const players = $("#players"), place = $("#player-place"), live = $("#live"), rivals = $$("[data-rival]");
const kept = `pad ${location.pathname}`, example = text.value;
let current = null, collecting = null, totals = [], serial = 0;

// --- the document ----------------------------------------------------------------------------------------------

const path = (json, player = "") => JSON.parse(json.replaceAll("{#}", player));
const get = (value, at) => at.reduce((inside, key) => inside?.[key], value);
function set(value, at, put) {
  const inside = at.slice(0, -1).reduce((where, key) => (where[key] ??= {}), value);
  if (put === undefined) delete inside[at.at(-1)];
  else inside[at.at(-1)] = put;
}
const list = (value, at) => { const held = get(value, at); return Array.isArray(held) ? held : []; };
const everybody = (value) => list(value, path(editor.dataset.players));

const objects = (value, at, key) => { if (list(value, at).length) set(value, at, list(value, at).map((entry) => (typeof entry === "string" ? { [key]: entry } : entry))); };
function read() {
  let value;
  try { value = JSON.parse(text.value); } catch { return null; }
  if (!value || typeof value !== "object") return null;
  for (const box of $$(".collection", place.content)) // an id alone is an entry without fields
    everybody(value).forEach((_, player) => {
      const at = path(box.dataset.at, player);
      objects(value, at, box.dataset.key);
    });
  for (const box of rivals.flatMap((rival) => $$(".collection", rival))) if (get(value, path(box.closest("[data-rival]").dataset.rival))) objects(value, path(box.dataset.at), box.dataset.key);
  return value;
}
function change(edit) {
  const value = read();
  if (!value) return;
  edit(value);
  text.value = localStorage[kept] = JSON.stringify(value, null, 1);
  show();
  count();
}
function clear(value) {
  set(value, path(editor.dataset.players), everybody(value).map(() => path(editor.dataset.blank)));
  for (const rival of rivals) if (get(value, path(rival.dataset.rival))) set(value, path(rival.dataset.rival), path(rival.dataset.rivalBlank));
  reprint(value, null);
}

// --- from the document to the page -----------------------------------------------------------------------------

function show() {
  const value = read();
  if (!value) return;
  const number = everybody(value).length;
  for (let player = 0; player < number; player += 1) if (!$(`[data-player="${player}"]`)) players.append(makePlace(player));
  for (const box of $$("[data-player]")) if (Number(box.dataset.player) >= number) box.remove();
  const add = $("[data-add]");
  if (add) add.hidden = number >= Number(editor.dataset.most);
  for (const remove of $$("[data-remove]")) remove.hidden = number <= Number(editor.dataset.least);
  for (const rival of rivals) showRival(rival, value, number);
  for (const box of $$(".collection", editor)) showCollection(box, value);
  for (const field of $$("[data-kind]", editor)) showField(field, value);
  for (const grid of $$(".padgrid", players)) showGrid(grid, value);
  if (collecting) showChoices(value);
}
function showRival(rival, value, number) {
  const there = get(value, path(rival.dataset.rival)) !== undefined;
  const another = rivals.some((other) => other !== rival && get(value, path(other.dataset.rival)) !== undefined);
  rival.hidden = !there && (another || number > Number(rival.dataset.rivalMost));
  $(".inside", rival).hidden = !there;
  $("[data-rival-in]", rival).hidden = there;
}
function makePlace(player) {
  const holder = document.createElement("template");
  holder.innerHTML = place.innerHTML.replaceAll("{#}", player);
  const name = $("#player-names").content.children[player];
  if (name) $("legend", holder.content).append(...name.cloneNode(true).childNodes);
  $$(".cell", holder.content).slice(1).forEach((cell) => { cell.tabIndex = -1; });
  return holder.content.firstElementChild;
}
function showField(field, value) {
  const held = get(value, path(field.dataset.at)), kind = field.dataset.kind;
  if (kind === "switch") field.checked = held === true;
  else if (kind === "tally") field.value = list(value, path(field.dataset.at)).filter((one) => String(one) === field.dataset.value).length;
  else if (kind === "number") field.value = held ?? (field.dataset.byItself === undefined ? field.min : "");
  else if (held === undefined) field.selectedIndex = 0;
  else field.value = held;
}

// --- boards ----------------------------------------------------------------------------------------------------

function codes(data, value, player) {
  const across = Number(data.across);
  return list(value, path(data.at, player)).map((row) => (row.trim().length === across ? [...row.trim()] : row.trim().split(/\s+/)));
}
const printOf = (data, value) => data.prints && JSON.parse(data.prints).find((one) => one.value === get(value, path(data.printed)));
const pieceOf = (code) => brushes ? $(`[data-brush="${CSS.escape(code)}"]`, brushes)
  : $(`[data-code="${CSS.escape(code)}"]`, picker) ?? $$(".ways [data-code]", picker).find((piece) => piece.dataset.code[0] === code[0]);
const wordsOf = (piece) => piece.getAttribute("aria-label");
const marksOf = (grid, value, print) => (grid.dataset.marks ? get(value, path(grid.dataset.marks)) : null) ?? print?.marks ?? [];

function showGrid(grid, value) {
  const { blank, edges } = grid.dataset, across = Number(grid.dataset.across), rows = codes(grid.dataset, value), full = new Set();
  const marked = new Set(marksOf(grid, value, printOf(grid.dataset, value)));
  $$(".cell", grid).forEach((cell, index) => {
    const code = rows[Math.floor(index / across)]?.[index % across] ?? blank, name = cell.dataset.cell;
    if (code !== blank) full.add(name);
    const shown = `${code} ${marked.has(name)}`;
    if (cell.dataset.shown === shown) return;
    const pieces = [marked.has(name) && $("[data-mark]", brushes), code !== blank && pieceOf(code)].filter(Boolean);
    Object.assign(cell.dataset, { code, shown });
    cell.replaceChildren(...pieces.map((piece) => $("svg", piece).cloneNode(true)));
    cell.setAttribute("aria-label", [name, ...pieces.map(wordsOf)].join(" "));
  });
  const laid = new Set(edges ? list(value, path(edges)).map((pair) => pair.join(" ")) : []);
  for (const edge of $$(".edge", grid)) {
    const [a, b] = edge.dataset.edge.split(" ");
    edge.classList.toggle("able", full.has(a) && full.has(b));
    edge.setAttribute("aria-pressed", String(laid.has(`${a} ${b}`) || laid.has(`${b} ${a}`)));
  }
}
/** Where another board was chosen, what was printed on the old one goes and what is printed on the new one comes. */
function reprint(value, before, from = 0) {
  for (const { dataset } of $$("[data-prints]", place.content)) {
    const print = printOf(dataset, value), cells = $$(".cell", place.content).map((cell) => cell.dataset.cell), across = Number(dataset.across);
    everybody(value).forEach((_, player) => {
      if (player < from) return;
      const rows = codes(dataset, value, player);
      cells.forEach((cell, index) => {
        const row = rows[Math.floor(index / across)], column = index % across;
        if (!row) return;
        if (before && before.cells[cell] === row[column]) row[column] = dataset.blank;
        row[column] = print?.cells[cell] ?? row[column];
      });
      set(value, path(dataset.at, player), rows.map((row) => row.join(" ")));
      set(value, path(dataset.marks, player), undefined);
    });
  }
}
function put(grid, index, code) {
  const across = Number(grid.dataset.across), { blank, edges } = grid.dataset, cell = $$(".cell", grid)[index].dataset.cell;
  change((value) => {
    const rows = codes(grid.dataset, value), laid = code === blank ? printOf(grid.dataset, value)?.cells[cell] ?? blank : code;
    rows[Math.floor(index / across)][index % across] = laid;
    set(value, path(grid.dataset.at), rows.map((row) => row.join(" ")));
    if (code === blank && edges) set(value, path(edges), list(value, path(edges)).filter((pair) => !pair.includes(cell)));
  });
}
function putMark(grid, cell, on) {
  change((value) => {
    const marks = marksOf(grid, value, printOf(grid.dataset, value)).filter((one) => one !== cell);
    set(value, path(grid.dataset.marks), on ? [...marks, cell] : marks);
  });
}

// Painting: a tap paints a space or clears it again; a stroke goes on with what its first space began.
let brush = brushes && $("[data-brush]", brushes), stroke = null;
function choose(button) {
  brush = button;
  for (const other of $$("[data-brush]", brushes)) other.setAttribute("aria-pressed", String(other === brush));
}
const already = (cell) => (brush.dataset.mark === undefined ? cell.dataset.code === brush.dataset.brush : cell.dataset.shown.endsWith("true"));
function paint(cell, erase) {
  const grid = cell.closest(".padgrid");
  if (brush.dataset.mark !== undefined) putMark(grid, cell.dataset.cell, !erase);
  else put(grid, $$(".cell", grid).indexOf(cell), erase ? grid.dataset.blank : brush.dataset.brush);
}
document.addEventListener("pointerdown", (event) => {
  const cell = event.target.closest(".painted .cell");
  stroke = cell && event.button === 0 ? { cell, erase: already(cell), done: new Set([cell]), moved: false } : null;
});
document.addEventListener("pointermove", (event) => {
  if (!stroke || !event.buttons) return;
  const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest(".painted .cell");
  if (!cell || stroke.done.has(cell) || cell.closest(".padgrid") !== stroke.cell.closest(".padgrid")) return;
  const fixed = printOf(cell.closest(".padgrid").dataset, read())?.cells ?? {};
  for (const one of stroke.moved ? [cell] : [stroke.cell, cell]) if (!fixed[one.dataset.cell]) paint(one, stroke.erase);
  stroke.done.add(cell);
  stroke.moved = true;
});
document.addEventListener("pointercancel", () => { stroke = null; });

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
document.addEventListener("keydown", (event) => {
  const cell = event.target.closest?.(".cell");
  if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
  const grid = cell.closest(".padgrid"), cells = $$(".cell", grid), index = cells.indexOf(cell), across = Number(grid.dataset.across);
  if (STEPS[event.key]) {
    const [down, right] = STEPS[event.key], column = (index % across) + right, next = cells[index + down * across + right];
    event.preventDefault();
    if (!next || column < 0 || column >= across) return;
    cell.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  } else if (grid.matches(".painted") && (pieceOf(event.key) || ["Delete", "Backspace"].includes(event.key))) {
    event.preventDefault();
    const piece = pieceOf(event.key);
    if (piece?.dataset.mark !== undefined) putMark(grid, cell.dataset.cell, !cell.dataset.shown.endsWith("true"));
    else put(grid, index, piece ? event.key : grid.dataset.blank);
  }
});

function kind(number) {
  for (const button of $$("[data-pieces]", picker)) button.setAttribute("aria-pressed", String(button.dataset.pieces === number));
  for (const ways of $$("[data-ways]", picker)) ways.hidden = ways.dataset.ways !== number;
}
function lay(code) {
  picker.close();
  put(current.grid, current.index, code);
  $$(".cell", current.grid)[current.index].focus();
}

// --- collections -----------------------------------------------------------------------------------------------

const idsOf = (box, value) => list(value, path(box.dataset.at)).map((entry) => entry?.[box.dataset.key]);
function showCollection(box, value) {
  const { collection, at } = box.dataset, ids = idsOf(box, value), things = $(".things", box), wanted = [];
  $(".count", box).textContent = ids.length;
  $(".nothing", box).hidden = ids.length > 0;
  for (const template of $$(`template[data-thing^="${collection} "]`)) {
    const id = template.dataset.thing.split(" ")[1], found = ids.flatMap((one, index) => (one === id ? [index] : []));
    const single = template.content.firstElementChild.matches(".single");
    for (const [nth, index] of (single ? found : found.slice(0, 1)).entries()) wanted.push({ template, id, index, key: `${id} ${nth}`, number: found.length });
  }
  const old = new Map([...things.children].map((tile) => [tile.dataset.thingKey, tile]));
  const tiles = wanted.map((one) => {
    const tile = old.get(one.key) ?? makeThing(one);
    tile.dataset.index = one.index;
    if ($(".number", tile)) $(".number", tile).textContent = one.number;
    for (const field of $$("[data-kind]", tile)) field.dataset.at = JSON.stringify([...path(at), one.index, ...path(field.dataset.inside)]);
    return tile;
  });
  for (const tile of old.values()) if (!tiles.includes(tile)) tile.remove();
  tiles.forEach((tile, index) => { if (things.children[index] !== tile) things.insertBefore(tile, things.children[index] ?? null); });
}
function makeThing({ template, key }) {
  const tile = template.content.firstElementChild.cloneNode(true);
  tile.dataset.thingKey = key;
  serial += 1;
  for (const name of ["id", "for", "data-for"]) for (const part of $$(`[${name}]`, tile)) part.setAttribute(name, `${part.getAttribute(name)}-${serial}`);
  for (const field of $$("[data-kind]", tile)) field.dataset.inside = field.dataset.at;
  return tile;
}
function showChoices(value = read()) {
  const { box, dialog } = collecting, ids = idsOf(box, value);
  for (const choice of $$(".choice", dialog)) {
    const add = $("[data-collect]", choice), less = $("[data-drop]", choice), number = ids.filter((id) => id === add.dataset.collect).length;
    $(".number", choice).textContent = number ? (less ? number : "✓") : "";
    choice.classList.toggle("taken", number > 0);
    if (!less) add.setAttribute("aria-pressed", String(number > 0));
    else {
      if (!number && document.activeElement === less) add.focus();
      less.hidden = !number;
    }
  }
  showSum();
}
function showSum() {
  if (!collecting) return;
  const total = totals[collecting.box.closest("[data-player], [data-rival]").dataset.player];
  $("[data-sum]", collecting.dialog).textContent = total === undefined ? "" : `Σ ${total}`.replace("-", "−");
}
function openPicker(box) {
  collecting = { box, dialog: $(`[data-collecting="${box.dataset.collection}"]`) };
  $("[data-whose]", collecting.dialog).textContent = $("legend", box.closest("[data-player], [data-rival]")).textContent;
  const search = $("[data-search]", collecting.dialog);
  search.value = "";
  filter(search);
  showChoices();
  collecting.dialog.showModal();
}
function add(box, id, once) {
  change((value) => {
    const at = path(box.dataset.at), held = list(value, at);
    if (once && idsOf(box, value).includes(id)) drop(value, box, idsOf(box, value).indexOf(id));
    else set(value, at, [...held, { [box.dataset.key]: id }]);
  });
}
const drop = (value, box, index) => set(value, path(box.dataset.at), list(value, path(box.dataset.at)).filter((_, other) => other !== index));
function take(box, index) {
  change((value) => drop(value, box, index(value)));
  if (document.activeElement === document.body) $("[data-pick]", box).focus();
}
const plain = (words) => words.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
function filter(search) {
  const dialog = search.closest("dialog"), asked = plain(search.value).split(/\s+/);
  for (const choice of $$(".choice", dialog)) choice.hidden = !asked.every((word) => plain(choice.dataset.words).includes(word));
  for (const section of $$("section", dialog)) section.hidden = !$(".choice:not([hidden])", section);
}

// --- taps ------------------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const data = button.dataset, rival = button.closest("[data-rival]"), box = button.closest(".collection") ?? (button.closest(".collecting") && collecting?.box);
  const at = editor && path(editor.dataset.players);
  if (data.cell && button.closest(".painted")) {
    if (!stroke?.moved) paint(button, already(button));
  } else if (data.cell) {
    const grid = button.closest(".padgrid");
    current = { grid, index: $$(".cell", grid).indexOf(button) };
    const ways = data.code !== grid.dataset.blank && pieceOf(data.code)?.closest("[data-ways]");
    kind(ways ? ways.dataset.ways : "");
    picker.showModal();
  } else if (data.brush !== undefined) choose(button);
  else if (data.pieces) {
    const only = $$(`[data-ways="${data.pieces}"] button`, picker);
    kind(data.pieces);
    if (only.length === 1) lay(only[0].dataset.code);
    else only[0].focus();
  } else if (data.code !== undefined && picker?.contains(button)) lay(data.code);
  else if (data.close !== undefined) button.closest("dialog").close();
  else if (data.pick) openPicker(box);
  else if (data.collect) add(box, data.collect, button.closest("[data-once]"));
  else if (data.drop) take(box, (value) => idsOf(box, value).lastIndexOf(data.drop));
  else if (data.away !== undefined) take(box, () => Number(button.closest(".thing").dataset.index));
  else if (data.edge) {
    const edges = path(button.closest(".padgrid").dataset.edges), pair = data.edge.split(" ");
    change((value) => {
      const laid = list(value, edges), same = (other) => other.includes(pair[0]) && other.includes(pair[1]);
      set(value, edges, laid.some(same) ? laid.filter((other) => !same(other)) : [...laid, pair]);
    });
  } else if (data.stepBy) {
    const field = document.getElementById(data.for);
    field.value = Number(field.value || 0) + Number(data.stepBy);
    keep(field);
  } else if (data.anew !== undefined) change(clear);
  else if (data.example !== undefined) { text.value = example; show(); count(); }
  else if (data.rivalIn !== undefined) change((value) => set(value, path(rival.dataset.rival), path(rival.dataset.rivalBlank)));
  else if (data.rivalAway !== undefined) {
    change((value) => set(value, path(rival.dataset.rival), undefined));
    $("[data-rival-in]", rival).focus();
  } else if (data.add !== undefined) {
    change((value) => {
      for (const other of rivals) if (everybody(value).length >= Number(other.dataset.rivalMost)) set(value, path(other.dataset.rival), undefined);
      set(value, at, [...everybody(value), path(editor.dataset.blank)]);
      reprint(value, null, everybody(value).length - 1);
    });
    players.lastElementChild.scrollIntoView({ block: "start" });
  } else if (data.remove !== undefined) {
    change((value) => set(value, at, everybody(value).filter((_, player) => player !== Number(data.remove))));
    $("[data-add]").focus();
  }
});

/** What a field says goes into the document. */
function keep(field) {
  const at = path(field.dataset.at), whole = Math.round(Math.max(Number(field.min), Math.min(Number(field.max), Number(field.value) || 0)));
  if (field.dataset.kind === "switch") change((value) => set(value, at, field.checked));
  else if (field.dataset.kind === "number") {
    const own = field.value !== "" || field.dataset.byItself === undefined;
    change((value) => set(value, at, own ? whole : undefined));
  }
  else if (field.dataset.kind === "tally") {
    const number = Number(field.dataset.value);
    change((value) => set(value, at, [...list(value, at).filter((one) => one !== number), ...Array(whole).fill(number)].sort((a, b) => b - a)));
  } else change((value) => select(value, field, at));
}
function select(value, field, at) {
  const before = get(value, at), grid = $("[data-prints]", place.content), print = grid && printOf(grid.dataset, value);
  const group = (one) => one.selectedOptions[0]?.parentElement.label;
  const rival = field.dataset.family && $$(`[data-family="${field.dataset.family}"]`, editor).find((one) => one !== field && group(one) === group(field));
  set(value, at, field.value);
  if (rival) set(value, path(rival.dataset.at), before);
  if (grid && field.dataset.at === grid.dataset.printed) reprint(value, print);
}
document.addEventListener("change", (event) => {
  if (event.target === text) { show(); count(); }
  else if (event.target.dataset.kind) keep(event.target);
});
document.addEventListener("input", (event) => { if (event.target.dataset.search !== undefined) filter(event.target); });
document.addEventListener("keydown", (event) => { if (event.key === "Enter" && event.target.matches("#pad input, [data-search]")) { event.preventDefault(); event.target.dispatchEvent(new Event("change", { bubbles: true })); } });
for (const dialog of $$("dialog.collecting")) dialog.addEventListener("close", () => { collecting = null; });

// --- counting: one question at a time, and the last word counts ------------------------------------------------

let asking = false, again = false;
async function count() {
  if (asking) { again = true; return; }
  asking = true;
  $(".counted").setAttribute("aria-busy", "true");
  try {
    const response = await fetch(form.action, { method: "POST", body: new URLSearchParams({ document: text.value }), headers: { Accept: "application/json" } });
    showResult(await response.json());
  } catch { /* the next tap asks again */ }
  asking = false;
  if (again) { again = false; count(); } else $(".counted").removeAttribute("aria-busy");
}
function showResult(body) {
  if (!body.html) return;
  const holder = document.createElement("template"), folded = $("#survey")?.open === false, said = $("#padtotals")?.textContent;
  holder.innerHTML = body.html;
  $("#pad-result").replaceWith(holder.content.firstElementChild);
  if (folded) $("#survey")?.removeAttribute("open");
  totals = (body.players ?? []).map((player) => player.total);
  showSum();
  const now = $("#padtotals")?.textContent ?? body.error;
  if (said && now !== said) live.textContent = now;
}

// The pad begins where this browser stopped, or empty; a document that could not be counted stays to be mended.
if (editor) {
  if (brush) choose(brush);
  if (!$("#pad-result .alert")) {
    if (localStorage[kept]) text.value = localStorage[kept];
    else change(clear);
  }
  show();
  count();
}
