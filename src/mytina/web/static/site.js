// What every page shares: saying things, copying, settings, forms and rules. Everything works without it.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const words = $("#live").dataset;
export const page = document.body.dataset;
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const desktop = matchMedia("(min-width: 1100px) and (min-height: 640px)");
document.documentElement.classList.add("js");

// --- saying things ---------------------------------------------------------------------------------------------

const toast = document.body.appendChild(Object.assign(document.createElement("div"), { className: "toast" }));
toast.setAttribute("role", "status");
let toastTimer;
export function tell(text) {
  toast.textContent = text;
  toast.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast.classList.remove("shown"), 2500 + 40 * text.length);
}
export const announce = (text) => { $("#live").textContent = text; };

export function sure(question) {
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

function showNotify() {
  const on = localStorage.notify === "yes" && window.Notification?.permission === "granted";
  $("[data-notify]")?.setAttribute("aria-pressed", String(on));
}
showNotify();

// --- what people press -----------------------------------------------------------------------------------------

document.addEventListener("click", async (event) => {
  for (const drop of $$(".drop[open], .player > details[open]")) if (!drop.contains(event.target)) drop.open = false;
  const why = event.target.closest("button[data-why]");
  if (why) { event.preventDefault(); tell(why.dataset.why); return; }
  const button = event.target.closest("button, a");
  if (!button) return;
  const data = button.dataset;
  if (data.png) { event.preventDefault(); inPoints(button.href, data.png).catch(() => tell(words.unreachable)); }
  else if (data.copy) { await navigator.clipboard?.writeText($(data.copy).value).catch(() => $(data.copy).select()); tell(words.copied); }
  else if (data.share) {
    const url = new URL(data.share, location.href).href;
    if (navigator.share) navigator.share({ url, title: document.title }).catch(() => {});
    else { await navigator.clipboard?.writeText(url); tell(words.copied); }
  } else if (data.dismiss) { const away = $(data.dismiss); if (away.id === "hint") away.remove(); else away.replaceChildren(); }
  else if (data.help !== undefined) $("#keys").showModal();
  else if (data.notify !== undefined) {
    if (localStorage.notify === "yes") delete localStorage.notify;
    else if ((await window.Notification?.requestPermission()) === "granted") { localStorage.notify = "yes"; tell(words.notifyOn); }
    else tell(words.notifyDenied);
    showNotify();
  }
});

document.addEventListener("keydown", (event) => {
  const drop = event.key === "Escape" && $(".drop[open], .player > details[open]");
  if (!drop) return;
  event.stopImmediatePropagation();
  drop.open = false;
  $("summary", drop).focus();
}, true);

document.addEventListener("input", (event) => {
  if (event.target.dataset.search) search(event.target);
  else if (event.target.dataset.seats !== undefined) seats(event.target);
  else if (event.target.closest?.("form.setup")) inside();
});

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
/** Fields that belong to a switch are shown with it, whether a preset or one's own choice has turned it on. */
function inside() {
  const preset = $(".presets input:checked")?.value ?? "own";
  for (const group of $$("[data-within]")) {
    const on = $(`[name="${group.dataset.within}"]`);
    group.hidden = !(preset === "own" ? on?.checked && !on.disabled : group.dataset.presets.split(" ").includes(preset));
  }
}
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
if ($("[data-search]")) {
  unfold();
  addEventListener("hashchange", unfold);
}
