// Looking closer: a tap, a click or Enter on something of the table shows it large, with everything that is to be said
// of it and one button that names the deed. Looking changes nothing; the button plays.

import { $, $$, desktop, drawn, page, parsed, words } from "./site.js";

const READ = 350;  // milliseconds after it came into sight in which nothing is played
let shown = null;  // { thing, box, seen, play }
/** It is in sight once a frame was drawn with it. */
function inSight() {
  const now = shown;
  now.seen = Infinity;
  requestAnimationFrame(() => requestAnimationFrame((time) => { now.seen = time; }));
}
const read = (event) => event.timeStamp - shown.seen >= READ;

export const thing = () => shown?.thing ?? null;
export const isOpen = () => shown !== null;

// What carries `data-closeup` has a file of its own among the references of its `data-box`, or of the first box.
const references = new Map();
/** Its reference, fetched once: when it is first looked at, or a little before. */
export function reference({ dataset: { closeup = "-", box } }) {
  if (closeup === "-") return "";
  const [first, ...others] = page.closeups.split(" "), folder = others.find((one) => one.includes(`.${box}.`)) ?? first, file = `${folder}${closeup}.html`;
  if (!references.has(file)) references.set(file, fetch(file).then((answer) => (answer.ok ? answer.text() : "")).then((html) => drawn(html).then(() => html)).catch(() => { references.delete(file); return ""; }));
  return references.get(file);
}

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const optionOf = (key) => $(`#moves button[name="key"][value="${CSS.escape(key)}"]`);
const optionsOf = (of) => (of.dataset.keys ?? "").split(" ").filter(Boolean).map(optionOf).filter(Boolean);
const said = (option) => [...$("span", option).childNodes].filter((node) => node.nodeName !== "SMALL").map((node) => node.cloneNode(true));

/** The same thing after an update, which draws panels anew. */
function current(of) {
  if (document.contains(of) || !of.dataset.vt) return document.contains(of) ? of : null;
  return $$(`#table [data-vt="${CSS.escape(of.dataset.vt)}"]`).find((other) => other.dataset.closeup === of.dataset.closeup) ?? null;
}

/** Open the closeup of something. `choose(option, then)` plays. */
export async function look(of, choose, byKey = false) {
  const options = optionsOf(of), deed = options.length === 1 ? options[0].textContent.trim() : "";  // the button says it
  const label = (of.getAttribute("aria-label") ?? "").replace(deed, "").trim();
  const card = parsed(await reference(of)).firstElementChild || make("article", { className: "closeup" }, make("div", { className: "words" }, ...(label ? [make("p", { textContent: label })] : [])));
  const now = current(of);  // an update may have come while the references were fetched
  if (now) open(now, card, choose, byKey);
}

/** The closeup of a button that shows no words of its own. */
export function lookAtDeed(button, choose) {
  const card = make("article", { className: "closeup" }, make("div", { className: "words" }, make("h2", {}, ...said(button))));
  open(button, card, choose, false, [button]);
}

function open(of, card, choose, byKey, options = optionsOf(of)) {
  close();
  const box = document.body.appendChild(make("dialog", { className: "closer" }, make("div", { className: "grip" }), card));
  shown = { thing: of, box, choose, seen: Infinity, stamp: $("#bar").dataset.stamp };
  box.append(acts(of, options));
  box.setAttribute("aria-label", $("h2", card)?.textContent || of.getAttribute("aria-label") || "");
  of.classList.add("chosen");
  inSight();
  box.addEventListener("cancel", (event) => { event.preventDefault(); close(); });
  if (desktop.matches) {
    box.show();
    beside(of, box);
    if (byKey) ($(".deed", box) ?? $(".deeds button", box)).focus(); else of.focus({ preventScroll: true });
  } else {
    box.showModal();
    ($(".deed", box) ?? $(".deeds button", box)).focus({ preventScroll: true });
    box.addEventListener("click", (event) => { if (event.target === box) tapBeside(event); });
    drag(box);
    enter();
  }
}

/** What is to be said of this one, the ways to do it, and the button. */
function acts(of, options) {
  const { note, why } = of.dataset, form = make("form", { method: "dialog", className: "acts" });
  form.append(...[[note, "remark"], [why, "remark lacking"]].filter(([text]) => text).map(([text, className]) => make("p", { className, textContent: text })));
  let ways = null;
  if (options.length === 1) ways = $(`template[data-ways="${CSS.escape(options[0].value)}"]`)?.content.firstElementChild.cloneNode(true);
  else if (options.length > 1) ways = several(options);
  if (ways) form.append(ways);
  const deeds = form.appendChild(make("div", { className: "deeds" }));
  shown.play = null;
  if (options.length) {
    const deed = deeds.appendChild(make("button", { className: "primary deed", type: "button" }));
    const chosen = () => $("input:checked", form);
    const name = () => {
      const input = chosen(), option = input?.name === "key" ? optionOf(input.value) : options[0];
      const named = input?.dataset.deed ?? option.dataset.deed;
      if (named) deed.textContent = named; else deed.replaceChildren(make("span", {}, ...said(option)));
    };
    name();
    form.addEventListener("change", name);
    const { choose } = shown;
    const play = () => {
      const input = chosen(), option = input?.name === "key" ? optionOf(input.value) : options[0];
      close();
      choose(option, input?.name === "then" ? input.value : "");
    };
    deed.addEventListener("click", (event) => { if (read(event)) play(); });
    if (!ways) shown.play = play;
  }
  deeds.append(make("button", { className: "quiet", type: "button", textContent: words.close, onclick: close }));
  return form;
}
function several(options) {
  const list = make("div", { className: "ways" });
  list.setAttribute("role", "radiogroup");
  list.setAttribute("aria-label", words.choose);
  const best = Math.max(0, options.findIndex((option) => option.matches(".hinted")));
  options.forEach((option, number) => {
    const input = make("input", { type: "radio", name: "key", value: option.value, checked: number === best });
    list.append(make("label", { className: "way" }, input, ...[...option.children].map((child) => child.cloneNode(true))));
  });
  return list;
}

/** A second tap on the same thing plays, where there is nothing left to choose. */
export function again(event) {
  if (shown?.play && read(event)) shown.play();
}
const alike = (a, b) => a === b || (a && b && (a.dataset.keys ?? "") === (b.dataset.keys ?? "") && a.dataset.vt === b.dataset.vt && a.dataset.closeup === b.dataset.closeup);
export const isAbout = (other) => shown !== null && alike(shown.thing, other);

function tapBeside(event) {
  const { thing: of, play } = shown, late = read(event);
  close();
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("#table [data-keys]");
  if (play && late && alike(of, under)) play();
}

export function close() {
  if (!shown) return;
  const { box, thing: of } = shown;
  shown = null;
  const inside = box.contains(document.activeElement);
  of.classList.remove("chosen");
  box.close();
  box.remove();
  if (inside) (document.contains(of) ? of : $("#question"))?.focus({ preventScroll: true });
}

// Back closes a sheet. The entry of the history that it has for this stays when it is closed otherwise, and serves the next
// sheet: going back by script would happen only later, when another sheet may be open. Back from an entry whose sheet is
// closed goes on to where it was meant to go.
let entered = Boolean(history.state?.closer);
function enter() {
  if (!entered) history.pushState({ closer: true }, "");
  entered = true;
}
addEventListener("popstate", () => {
  const left = entered;
  entered = Boolean(history.state?.closer);
  if (shown) close(); else if (left && !entered) history.back();
});

/** After an update: what is being read stays, with what can be done now; what was asked before is gone. */
export function refresh() {
  if (!shown) return;
  const { thing: of, box } = shown;
  const now = current(of);
  if (!now) { if (of.dataset.keys || !of.dataset.closeup) close(); return; }
  if (now !== of) { shown.thing = now; now.classList.add("chosen"); }
  const keys = (one) => `${one.dataset.keys} ${one.dataset.why} ${one.dataset.note}`;
  if (shown.stamp === $("#bar").dataset.stamp && keys(of) === keys(now)) return;
  shown.stamp = $("#bar").dataset.stamp;
  $(".acts", box).replaceWith(acts(now, optionsOf(now)));
  inSight();
}

// --- where it stands -------------------------------------------------------------------------------------------

// Beside the thing, and neither over the question nor over what is pinned with it.
function beside(of, box) {
  const gap = 12, area = { left: gap, right: innerWidth - gap, top: gap, bottom: innerHeight - gap };
  const bar = $("#bar").getBoundingClientRect(), at = of.getBoundingClientRect();
  if (bar.width > innerWidth / 2 || bar.top > innerHeight / 2 && bar.width > 500) area.bottom = Math.min(area.bottom, bar.top - gap);
  else if (bar.left > innerWidth / 2) area.right = Math.min(area.right, bar.left - gap);
  box.style.maxHeight = `${area.bottom - area.top}px`;
  const size = box.getBoundingClientRect();
  let x = at.right + gap;
  if (x + size.width > area.right) x = at.left - gap - size.width;
  if (x < area.left) x = at.left + at.width / 2 - size.width / 2;
  box.style.left = `${Math.max(area.left, Math.min(x, area.right - size.width))}px`;
  box.style.top = `${Math.max(area.top, Math.min(at.top + at.height / 2 - size.height / 2, area.bottom - size.height))}px`;
}

// A window of another size: a sheet stands below, a closeup beside its thing.
desktop.addEventListener("change", () => { if (shown?.thing.closest("#table")) look(shown.thing, shown.choose); else close(); });

// A sheet is pulled down to close it.
function drag(box) {
  let from = null;
  const grip = $(".grip", box);
  grip.addEventListener("pointerdown", (event) => { from = event.clientY; grip.setPointerCapture(event.pointerId); });
  grip.addEventListener("pointermove", (event) => { if (from !== null) box.style.translate = `0 ${Math.max(0, event.clientY - from)}px`; });
  for (const end of ["pointerup", "pointercancel"]) {
    grip.addEventListener(end, (event) => {
      const far = from !== null && event.clientY - from > 70;
      from = null;
      if (far) close(); else box.style.translate = "";
    });
  }
}
