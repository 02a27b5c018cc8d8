// Regenerates the specimens in tests/fixtures/scan: invented people, and no real document's design. Needs the font
// OCR-B (Debian: fonts-ocr-b). The images are committed, so the tests do not need it.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { varyPhoto } from './vary-photo.mjs';

const PLACE = path.join(import.meta.dirname, '../fixtures/scan');
const SPECIMENS = JSON.parse(fs.readFileSync(path.join(PLACE, 'specimens.json'), 'utf8'));
const wasm = fs.readFileSync(
  path.join(import.meta.dirname, '../../node_modules/zxing-wasm/dist/writer/zxing_writer.wasm'),
);
prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
});

const SEED = 3;
for (const specimen of SPECIMENS) {
  const svg = await drawn(specimen);
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toFile(path.join(PLACE, `${specimen.name}.png`));
  const photo = await varyPhoto(path.join(PLACE, `${specimen.name}.png`), SEED);
  fs.writeFileSync(path.join(PLACE, `${specimen.name}.jpg`), photo);
}

async function drawn({ size: [width, height], title, facts, mrz = [], aamva, hue }) {
  const parts = [`<rect width="${width}" height="${height}" rx="24" fill="hsl(${hue} 40% 94%)"/>`];
  for (let x = -height; x < width; x += 26) {
    parts.push(
      `<path d="M${x} 0 q 90 ${height / 2} ${height} ${height}" fill="none" stroke="hsl(${hue} 45% 82%)" stroke-width="1.2"/>`,
    );
  }
  parts.push(text(40, 62, title, 34, 'DejaVu Sans', 700));
  if (!aamva && facts.length > 3) parts.push(portrait(40, 100, hue));
  facts.forEach(([label, value], index) => {
    const y = 120 + index * 62;
    const x = facts.length > 3 ? 400 : 40;
    parts.push(text(x, y, label, 15), text(x, y + 27, value, 24, 'DejaVu Sans', 600));
  });
  const lineHeight = 42;
  mrz.forEach((line, index) => {
    const y = height - 46 - (mrz.length - 1 - index) * 63;
    const step = 25.4;
    const from = (width - step * line.length) / 2;
    for (const [at, char] of [...line].entries()) {
      parts.push(
        `<text x="${from + at * step}" y="${y}" font-family="OCR B" font-size="${lineHeight}" fill="#15151c">${escaped(char)}</text>`,
      );
    }
  });
  if (aamva) parts.push(await barcode(aamva, width, height));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

function text(x, y, value, size, family = 'DejaVu Sans', weight = 400) {
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="#23232e">${escaped(value)}</text>`;
}

function portrait(x, y, hue) {
  return `<g transform="translate(${x} ${y})"><rect width="300" height="380" fill="hsl(${hue} 25% 86%)"/><circle cx="150" cy="150" r="80" fill="hsl(${hue} 18% 52%)"/><path d="M20 380 q 130 -200 260 0z" fill="hsl(${hue} 18% 42%)"/></g>`;
}

async function barcode(content, width, height) {
  const { image, error } = await writeBarcode(content, { format: 'PDF417', scale: 3, options: 'ecLevel=4,columns=10' });
  if (!image) throw new Error(error);
  const png = Buffer.from(await image.arrayBuffer());
  const { width: w = 1, height: h = 1 } = await sharp(png).metadata();
  const shownWidth = width - 120;
  const shownHeight = Math.round((shownWidth * h) / w);
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return `<image x="60" y="${height - shownHeight - 40}" width="${shownWidth}" height="${shownHeight}" href="${href}" style="image-rendering:pixelated"/>`;
}

function escaped(value) {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
