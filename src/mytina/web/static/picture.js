// A picture of strokes, drawn in points on white paper.
export async function inPoints(url, name) {
  const svg = await (await fetch(url)).text();
  const [width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg).slice(1).map(Number), scale = Math.min(2, 4000 / Math.max(width, height));
  const image = new Image();
  const sized = svg.replace("<svg ", `<svg data-theme="light" width="${width * scale}" height="${height * scale}" `);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * scale, height: height * scale });
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
