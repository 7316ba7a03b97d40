// Counters of a choice of several: how many of each and for whom, within limits that they share. The page says in data
// what draws on which limit; nothing here knows a rule of a game. All of it goes out with the one button.

import { $, $$, announce, tell } from "./site.js";

let act;  // lent by table.js
let stamp = "", counts = new Map(), taker = "0";
const sheet = () => $("#counters");
const rows = () => $$(".counter", sheet());
const count = (row) => counts.get(row.dataset.key) ?? 0;
const total = () => rows().reduce((sum, row) => sum + count(row), 0);
const places = (line) => (line ?? "").split(" ").filter(Boolean);

export function attach(lent) {
  act = lent.act;
  if (!sheet()) { stamp = ""; return; }
  dress(sheet().dataset.style);
  const now = $("#bar").dataset.stamp;
  if (now !== stamp) { counts = new Map(); taker = "0"; stamp = now; }
  show();
}

let styles = null;
function dress(href) {
  styles ??= new Promise((done) => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done }));
  });
  const mine = sheet();
  mine.hidden = !styles.here;
  styles.then(() => { styles.here = true; mine.hidden = false; });
}

// --- what can be counted up ------------------------------------------------------------------------------------

function left(limit) {
  const used = rows().filter((row) => places(row.dataset.limits).includes(limit)).reduce((sum, row) => sum + count(row), 0);
  return Number(places(sheet().dataset.limits)[limit]) - used;
}
const early = (row) => places(row.dataset.after).some((limit) => left(limit) > 0);
/** Why a row cannot be counted up; "": it can. */
function barred(row) {
  const { dataset } = sheet();
  if (early(row)) return dataset.early;
  const limit = places(row.dataset.limits).find((one) => left(one) <= 0);
  if (limit !== undefined) return dataset.barred.split("|")[limit];
  return total() >= Number(dataset.most) ? dataset.full : "";
}

function change(row, by) {
  const why = by > 0 ? barred(row) : "";
  if (why) { tell(why); announce(why); return; }
  if (by < 0 && !count(row)) return;
  taker = row.closest("[data-group]").dataset.group;
  counts.set(row.dataset.key, count(row) + by);
  for (const other of rows()) if (count(other) && early(other)) counts.set(other.dataset.key, 0);
  show();
  announce(`${$(".what", row).textContent.trim()}: ${count(row)}. ${$("[data-counted]").textContent}`);
}

function show() {
  const { dataset } = sheet(), sum = total(), button = $("[data-counted]");
  for (const row of rows()) {
    const n = count(row), why = barred(row), more = $('[data-count="1"]', row), less = $('[data-count="-1"]', row);
    row.classList.toggle("some", n > 0);
    $("output", row).textContent = n;
    more.setAttribute("aria-disabled", String(Boolean(why)));
    if (why) more.dataset.why = more.title = why; else { delete more.dataset.why; more.removeAttribute("title"); }
    less.setAttribute("aria-disabled", String(!n));
  }
  for (const group of $$("[data-group]", sheet())) {
    const number = group.dataset.group, tab = $(`[data-taker="${number}"]`, sheet());
    group.classList.toggle("on", number === taker);
    group.hidden = $$(".counter", group).every(early);  // until then there is nothing to count in it
    if (!tab) continue;
    tab.hidden = group.hidden;
    tab.setAttribute("aria-pressed", String(number === taker));
    const given = $$(".counter", group).reduce((some, row) => some + count(row), 0), figure = $("b", tab);
    figure.hidden = !given;
    figure.textContent = given;
  }
  $("span", button).textContent = dataset.words.split("|")[sum];
  button.setAttribute("aria-disabled", String(sum < Number(dataset.least)));
}

/** Something on the board was pressed: one more of it, for whoever is being given to. */
export function point(keys) {
  const mine = rows().filter((row) => keys.includes(row.dataset.key));
  const row = mine.find((one) => one.closest("[data-group]").dataset.group === taker) ?? mine.find((one) => !barred(one)) ?? mine[0];
  if (!row) return;
  change(row, 1);
  row.scrollIntoView({ block: "nearest" });
}

function carryOut(button) {
  const { least, most, done } = sheet().dataset, form = $("#moves"), sum = total();
  if (sum < Number(least)) { tell(button.textContent); return; }
  const ordered = rows().sort((a, b) => Number("after" in a.dataset) - Number("after" in b.dataset));
  const keys = ordered.flatMap((row) => Array(count(row)).fill(row.dataset.key));
  if (sum < Number(most) && done) keys.push(done);
  const [key, ...chain] = keys;
  act(form.action, { key, chain: chain.join(" "), stamp: form.elements.stamp.value, sure: form.elements.sure?.value ?? "" }, button);
}

// --- what people do --------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const button = event.target.closest("#counters button, [data-counted]");
  if (!button || !sheet()) return;
  const { taker: to, count: by } = button.dataset;
  if (button.matches("[data-counted]")) carryOut(button);
  else if (to !== undefined) { taker = to; show(); }
  else if (!button.dataset.why) change(button.closest(".counter"), Number(by));
});

/** Up and down lead to other things, left and right count; a digit or Tab leads on to the button. */
document.addEventListener("keydown", (event) => {
  const row = event.target.closest?.("#counters .counter");
  if (!row || event.ctrlKey || event.metaKey || event.altKey || !event.key.startsWith("Arrow")) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") { change(row, event.key === "ArrowRight" ? 1 : -1); return; }
  const all = rows().filter((one) => one.checkVisibility()), next = all[all.indexOf(row) + (event.key === "ArrowDown" ? 1 : -1)];
  if (next) $('[data-count="1"]', next).focus();
}, true);
