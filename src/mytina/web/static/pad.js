// The score pad: taps change the document, the server counts it.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const form = $("#pad"), editor = $("#editor"), text = $("#document"), picker = $("#picker");
const path = (json) => JSON.parse(json);
const kept = `pad ${location.pathname}`, example = text.value;
let current = null;

function read() { try { return JSON.parse(text.value); } catch { return null; } }
const get = (value, at) => at.reduce((inside, key) => inside?.[key], value);
function set(value, at, put) {
  const inside = at.slice(0, -1).reduce((where, key) => (where[key] ??= {}), value);
  inside[at.at(-1)] = put;
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
  const at = path(editor.dataset.players);
  set(value, at, get(value, at).map(() => path(editor.dataset.blank)));
}

// --- from the document to the page -----------------------------------------------------------------------------

function show() {
  const value = read();
  if (!value) return;
  const players = get(value, path(editor.dataset.players)) ?? [];
  for (const box of $$("[data-player]")) box.hidden = Number(box.dataset.player) >= players.length;
  const add = $("[data-add]");
  if (add) add.hidden = players.length >= Number(editor.dataset.most);
  for (const remove of $$("[data-remove]")) remove.hidden = Number(remove.dataset.remove) !== players.length - 1;
  for (const field of $$("[data-kind]")) {
    const held = get(value, path(field.dataset.at));
    if (field.dataset.kind === "switch") field.checked = Boolean(held);
    else if (held !== undefined) field.value = held;
  }
  for (const grid of $$(".padgrid")) showGrid(grid, value);
}

const codes = (grid, value) => (get(value, path(grid.dataset.at)) ?? []).map((row) => row.trim().split(/\s+/));
function showGrid(grid, value) {
  const across = Number(grid.dataset.across), rows = codes(grid, value), full = new Set();
  $$(".cell", grid).forEach((cell, index) => {
    const code = rows[Math.floor(index / across)]?.[index % across] ?? grid.dataset.blank;
    const piece = code === grid.dataset.blank ? null : pieceOf(code);
    cell.dataset.code = code;
    cell.replaceChildren(...(piece ? [$("svg", piece).cloneNode(true)] : []));
    cell.setAttribute("aria-label", piece ? `${cell.dataset.cell}: ${piece.getAttribute("aria-label")}` : cell.dataset.cell);
    if (code !== grid.dataset.blank) full.add(cell.dataset.cell);
  });
  const laid = new Set((get(value, path(grid.dataset.edges ?? "[]")) ?? []).map?.((pair) => pair.join(" ")) ?? []);
  for (const edge of $$(".edge", grid)) {
    const [a, b] = edge.dataset.edge.split(" ");
    edge.classList.toggle("able", full.has(a) && full.has(b));
    edge.setAttribute("aria-pressed", String(laid.has(`${a} ${b}`) || laid.has(`${b} ${a}`)));
  }
}
const pieceOf = (code) => $(`[data-code="${CSS.escape(code)}"]`, picker) ?? $$(".ways [data-code]", picker).find((piece) => piece.dataset.code[0] === code[0]);

// --- from taps to the document ---------------------------------------------------------------------------------

function put(code) {
  const { grid, index } = current, across = Number(grid.dataset.across), blank = grid.dataset.blank;
  picker.close();
  change((value) => {
    const rows = codes(grid, value);
    rows[Math.floor(index / across)][index % across] = code;
    set(value, path(grid.dataset.at), rows.map((row) => row.join(" ")));
    if (code === blank && grid.dataset.edges) {
      const name = $$(".cell", grid)[index].dataset.cell, at = path(grid.dataset.edges);
      set(value, at, (get(value, at) ?? []).filter((pair) => !pair.includes(name)));
    }
  });
  $$(".cell", current.grid)[index].focus();
}

function kind(number) {
  for (const button of $$("[data-pieces]", picker)) button.setAttribute("aria-pressed", String(button.dataset.pieces === number));
  for (const ways of $$("[data-ways]", picker)) ways.hidden = ways.dataset.ways !== number;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const data = button.dataset;
  if (data.cell) {
    const grid = button.closest(".padgrid");
    current = { grid, index: $$(".cell", grid).indexOf(button) };
    const ways = data.code !== grid.dataset.blank && pieceOf(data.code)?.closest("[data-ways]");
    kind(ways ? ways.dataset.ways : "");
    picker.showModal();
  } else if (data.pieces) {
    const only = $$(`[data-ways="${data.pieces}"] button`, picker);
    kind(data.pieces);
    if (only.length === 1) put(only[0].dataset.code);
    else only[0].focus();
  } else if (data.code !== undefined && picker.contains(button)) put(data.code);
  else if (data.close !== undefined) picker.close();
  else if (data.edge) {
    const grid = button.closest(".padgrid"), at = path(grid.dataset.edges), pair = data.edge.split(" ");
    change((value) => {
      const laid = get(value, at) ?? [], same = (other) => other.includes(pair[0]) && other.includes(pair[1]);
      set(value, at, laid.some(same) ? laid.filter((other) => !same(other)) : [...laid, pair]);
    });
  } else if (data.stepBy) {
    const field = document.getElementById(data.for);
    const now = Math.max(Number(field.min), Math.min(Number(field.max), Number(field.value || 0) + Number(data.stepBy)));
    change((value) => set(value, path(field.dataset.at), now));
  } else if (data.anew !== undefined) change(clear);
  else if (data.example !== undefined) { text.value = example; show(); count(); }
  else if (data.add !== undefined || data.remove !== undefined) {
    const at = path(editor.dataset.players);
    change((value) => set(value, at, data.add !== undefined ? [...get(value, at), path(editor.dataset.blank)] : get(value, at).slice(0, -1)));
  }
});

document.addEventListener("change", (event) => {
  const field = event.target, at = field.dataset.at && path(field.dataset.at);
  if (field === text) { show(); count(); }
  if (!at || !field.dataset.kind) return;
  const put = { switch: () => field.checked, number: () => Number(field.value), text: () => field.value }[field.dataset.kind]();
  change((value) => set(value, at, put));
});

// --- counting --------------------------------------------------------------------------------------------------

let asked = 0;
async function count() {
  const mine = (asked += 1);
  try {
    const response = await fetch(form.action, { method: "POST", body: new URLSearchParams({ document: text.value }), headers: { Accept: "application/json" } });
    const body = await response.json();
    if (mine !== asked || !body.html) return;
    const holder = document.createElement("template");
    holder.innerHTML = body.html;
    $("#pad-result").replaceWith(holder.content.firstElementChild);
  } catch { /* the next tap asks again */ }
}

// The pad begins where this browser stopped, or empty; a document that could not be counted stays to be mended.
if (editor && !$("#pad-result .alert")) {
  if (localStorage[kept]) text.value = localStorage[kept];
  else change(clear);
}
if (editor) { show(); count(); }
