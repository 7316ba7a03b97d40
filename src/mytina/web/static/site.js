// What every page shares: saying things, copying and settings. Everything works without it.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const words = $("#live").dataset;
export const page = document.body.dataset;
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const desktop = matchMedia("(min-width: 1100px) and (min-height: 640px)");
document.documentElement.classList.add("js");

// --- symbols ---------------------------------------------------------------------------------------------------

// A page may carry only the symbols of what it shows at first. What comes later waits for those that it lacks.
const coming = new Map();
export function drawn(html) {
  const referred = page.symbols ? [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id) : [];
  return Promise.all([...new Set(referred)].filter((id) => !document.getElementById(id)).map(symbol));
}
function symbol(id) {
  if (!coming.has(id)) coming.set(id, fetch(`${page.symbols}${id}.svg`).then((answer) => answer.text()).then((svg) => carry(parsed(`<svg>${svg}</svg>`))).catch(() => {}).finally(() => coming.delete(id)));
  return coming.get(id);
}
/** Take over the symbols that are in there and not here. */
export function carry(from) { $$(".sprite").at(-1).append(...$$("symbol", from).filter(({ id }) => !document.getElementById(id))); }
export function parsed(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return holder.content;
}

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
document.addEventListener("toggle", showNotify, true);  // where settings are opened

// --- what people press -----------------------------------------------------------------------------------------

document.addEventListener("click", async (event) => {
  for (const drop of $$(".drop[open], .player > details[open]")) if (!drop.contains(event.target)) drop.open = false;
  const why = event.target.closest("button[data-why]");
  if (why) { event.preventDefault(); tell(why.dataset.why); return; }
  const button = event.target.closest("button, a");
  if (!button) return;
  const data = button.dataset;
  if (data.png) { event.preventDefault(); import("./picture.js").then(({ inPoints }) => inPoints(button.href, data.png)).catch(() => tell(words.unreachable)); }
  else if (data.copy) { await navigator.clipboard?.writeText($(data.copy).value).catch(() => $(data.copy).select()); tell(data.said); }
  else if (data.share) {
    const url = new URL(data.share, location.href).href;
    if (navigator.share) navigator.share({ url, title: document.title }).catch(() => {});
    else { await navigator.clipboard?.writeText(url); tell(data.said); }
  } else if (data.dismiss) { const away = $(data.dismiss); if (away.id === "hint") away.remove(); else away.replaceChildren(); }
  else if (data.help !== undefined) $("#keys").showModal();
  else if (data.notify !== undefined) {
    if (localStorage.notify === "yes") delete localStorage.notify;
    else if ((await window.Notification?.requestPermission()) === "granted") { localStorage.notify = "yes"; tell(data.on); }
    else tell(data.denied);
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
