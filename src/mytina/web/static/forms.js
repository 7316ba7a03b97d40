// Forms and rules: what depends on what is chosen, the last choices, and searching.

import { $, $$ } from "./site.js";

document.addEventListener("input", (event) => {
  if (event.target.dataset.search) search(event.target);
  else if (event.target.dataset.seats !== undefined) seats(event.target);
  else if (event.target.closest?.("form.setup")) inside();
});

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
/** Fields that belong to a switch are shown with it, whether a preset or one's own choice has turned it on. */
function inside() {
  const preset = $(".presets input:checked")?.value ?? "own";
  for (const group of $$("[data-within]")) {
    const on = $(`[name="${group.dataset.within}"]`);
    group.hidden = !(preset === "own" ? on?.checked && !on.disabled : group.dataset.presets.split(" ").includes(preset));
  }
}
/** What is chosen from a list stands below it in full where the list is too narrow for it. */
function echo(select) {
  const words = select.selectedOptions[0]?.textContent ?? "", style = getComputedStyle(select);
  const below = select.nextElementSibling?.matches(".echo") ? select.nextElementSibling : null;
  pen.font = style.font;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 40;  // the arrow
  if (!select.offsetWidth || pen.measureText(words).width <= room) below?.remove();
  else (below ?? select.parentNode.insertBefore(Object.assign(document.createElement("small"), { className: "echo", ariaHidden: "true" }), select.nextSibling)).textContent = words;
}
const pen = document.createElement("canvas").getContext("2d"), echoes = () => $$("select").forEach(echo);
for (const when of ["input", "resize"]) addEventListener(when, echoes);
// What cannot be chosen with so many players is neither shown nor sent.
function seats(select) {
  const possible = (element) => element.dataset.only.split(" ").includes(select.value);
  for (const seat of $$("[data-seat]")) seat.hidden = Number(seat.dataset.seat) >= Number(select.value);
  for (const field of $$(".field[data-only]")) {
    field.hidden = !possible(field);
    for (const control of $$("select, input", field)) control.disabled = field.hidden;
  }
  for (const choice of $$("option[data-only]")) {
    choice.hidden = choice.disabled = !possible(choice);
    if (choice.disabled && choice.selected) choice.closest("select").selectedIndex = $$("option", choice.parentNode).findIndex((other) => !other.disabled);
  }
  for (const preset of $$(".presets label[data-only]")) {
    const radio = $("input", preset);
    preset.hidden = radio.disabled = !possible(preset);
    if (radio.disabled && radio.checked) $(".presets input:not(:disabled)").checked = true;
  }
  inside();
  for (const set of $$("form.setup fieldset")) set.hidden = !$(".field:not([hidden]), li", set);
}

// The last choices are remembered in this browser: whole set-ups by game, the name and the strength of bots everywhere.
function recall() {
  const form = $("form[data-remember]"), kept = form && JSON.parse(localStorage[form.dataset.remember] ?? "null");
  for (const [name, value] of Object.entries(kept ?? {})) {
    const field = form.elements[name];
    if (!field) continue;
    if (field instanceof RadioNodeList || field.type !== "checkbox") field.value = value; else field.checked = value === "true";
    if (field.tagName === "SELECT" && field.selectedIndex < 0) field.selectedIndex = 0;
  }
  for (const box of kept ? $$("input[type=checkbox]", form) : []) box.checked = box.name in kept;
  for (const field of $$("input[data-remember]")) if (!field.value || field.type === "hidden") field.value = localStorage[`last-${field.dataset.remember}`] ?? field.value;
}
document.addEventListener("submit", (event) => {
  const form = event.target, data = Object.fromEntries([...new FormData(form)].filter(([name]) => name !== "name"));
  const name = form.elements.name?.value, bot = Object.entries(data).find(([field, value]) => /^seat-\d+-kind$/.test(field) && value === "bot")?.[0];
  if (form.matches(".setup, .join form") && name !== undefined) localStorage["last-name"] = name;
  if (form.dataset.remember) localStorage[form.dataset.remember] = JSON.stringify(data);
  if (bot) localStorage["last-bot"] = data[bot.replace("-kind", "-bot")];
});

recall();
if ($("[data-seats]")) seats($("[data-seats]"));
echoes();
if ($("[data-search]")) {
  unfold();
  addEventListener("hashchange", unfold);
}
