// The end of a game: the sheet is added up before everybody's eyes.

import { $, $$, announce, calm } from "./site.js";

export function show(end) {
  $("#finish").scrollIntoView({ block: "start", behavior: calm.matches ? "auto" : "smooth" });
  announce($("h2", end).textContent);
  if (!calm.matches) count($(".sheet-table", end));
}

/** Line by line: each counts up and is added to the totals before the next one begins. */
function count(sheet) {
  const rows = $$("tbody tr", sheet).map((row) => $$("td", row).map((cell) => $("[data-count]", cell) || cell)), totals = $$("tfoot [data-count]", sheet), start = performance.now();
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
