// Those who are to play are called: by a knock on wood, or by a message where they do not look.

import { page, words } from "./site.js";

export function call() {
  if (page.sound === "true") knock();
  if (document.hidden && localStorage.notify === "yes" && window.Notification?.permission === "granted") {
    new Notification("Mýtina", { body: words.yourTurn, tag: page.table });
  }
}

function knock() {
  const audio = new AudioContext();
  for (const [at, pitch] of [[0, 190], [0.16, 150]]) {
    const tone = audio.createOscillator(), gain = audio.createGain(), start = audio.currentTime + at;
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.09);
    gain.gain.setValueAtTime(0.22, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.13);
  }
  setTimeout(() => audio.close(), 600);
}
