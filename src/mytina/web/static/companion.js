// The companion is kept in its address; this browser remembers the latest one, so that a closed page can be gone on with.

const here = document.querySelector("[data-companion]");
const name = here.dataset.companion;
if (here.dataset.kept) localStorage[name] = location.pathname + location.search;
const offer = document.querySelector("[data-continue]");
if (offer && localStorage[name]) {
  offer.href = localStorage[name];
  offer.parentElement.hidden = false;
}
// After a tap the page is where it was.
const at = sessionStorage[name];
if (at && here.dataset.kept) scrollTo(0, Number(at));
addEventListener("pagehide", () => { sessionStorage[name] = document.querySelector(".naming, .asks") ? 0 : scrollY; });
