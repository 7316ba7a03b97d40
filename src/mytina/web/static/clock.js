// Time that runs out: what is left of it, by the server's clock.

import { $, $$ } from "./site.js";

let ahead = 0;  // what the server's clock is ahead of ours, as its answers tell to the second
export function compare(response) {
  const there = Date.parse(response.headers.get("date") ?? "");
  if (Math.abs(there - Date.now() - ahead) > 2000) ahead = there - Date.now();
}
function left(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000)), two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60), days = Math.floor(hours / 24);
  if (days) return `${days} d ${hours % 24} h`;
  return hours ? `${hours} h ${two(minutes % 60)} min` : `${minutes}:${two(seconds % 60)}`;
}
export function tick() {
  const now = Date.now() + ahead;
  for (const time of $$("[data-due]")) {
    const rest = Date.parse(time.dateTime) - now;
    time.textContent = left(rest);
    time.classList.toggle("soon", rest < 60_000);
  }
  for (const later of $$("[data-from]")) later.hidden = Date.parse(later.dataset.from) > now;
}
setInterval(tick, 1000);
if ($("[data-due]")) fetch("/health").then(compare, () => {});
