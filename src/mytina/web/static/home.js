// The glade of the home page by the visitor's clock: the season, and the night where no theme was chosen.

const now = new Date(), root = document.documentElement;
root.dataset.season = ["winter", "spring", "summer", "autumn"][Math.floor(((now.getMonth() + 1) % 12) / 3)];
if (root.dataset.theme === "system" && (now.getHours() >= 21 || now.getHours() < 6)) root.dataset.night = "";
