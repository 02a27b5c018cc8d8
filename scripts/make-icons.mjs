import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
