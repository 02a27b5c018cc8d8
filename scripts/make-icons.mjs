import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { ROOT } from './parts/run.mjs';

const FOLDER = path.join(ROOT, 'components', 'ui');
const LUCIDE = path.join(ROOT, 'node_modules', 'lucide-react', 'dist', 'esm', 'icons');

// Regenerates the file with all icons. Run it after adding a name to the list.
const { ICON_NAMES } = await import(pathToFileURL(path.join(FOLDER, 'icon-names.ts')).href);
const symbols = await Promise.all(ICON_NAMES.map(symbol));
fs.writeFileSync(
  path.join(FOLDER, 'icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${symbols.join('\n')}\n</svg>\n`,
);
console.log(`${symbols.length} icons`);

// The product's own icon, also as browsers without SVG ask for it.
const SIZES = [16, 32, 48];
const pictures = await Promise.all(SIZES.map(picture));
fs.writeFileSync(path.join(ROOT, 'app', 'favicon.ico'), icoOf(pictures));

async function symbol(name) {
  const file = path.join(LUCIDE, `${name}.mjs`);
  // An old icon name refers to the file of its new name.
  const [, target] = /export \{ default \} from '(.+)'/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  const { __iconData } = await import(pathToFileURL(target ? path.join(LUCIDE, target) : file).href);
  const shapes = __iconData.node.map(([tag, { key, ...attributes }]) => {
    const pairs = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${pairs.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

function picture(size) {
  return sharp(path.join(ROOT, 'app', 'icon.svg'), { density: 288 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file: a head, an entry of 16 bytes for each picture, and then the pictures, each a PNG. */
function icoOf(pngs) {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let at = head.length;
  for (const [place, png] of pngs.entries()) {
    const entry = 6 + 16 * place;
    head.writeUInt8(SIZES[place], entry);
    head.writeUInt8(SIZES[place], entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}
