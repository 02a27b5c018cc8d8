import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const TEXT_AND_COPYRIGHT = 'The copyright notice and the text of the licence go along with every copy.';
export const NO_DUTY = ['0BSD', 'CC0-1.0', 'MIT-0', 'Unlicense'];

/** What each license requires of anyone who distributes the package. */
export const DUTIES = {
  MIT: TEXT_AND_COPYRIGHT,
  ISC: TEXT_AND_COPYRIGHT,
  'BSD-2-Clause': TEXT_AND_COPYRIGHT,
  'BSD-3-Clause': TEXT_AND_COPYRIGHT,
  'BlueOak-1.0.0': TEXT_AND_COPYRIGHT,
  Zlib: TEXT_AND_COPYRIGHT,

  'Apache-2.0': 'As above. The NOTICE file of the package, if it has one, goes along too, and changed files say so.',
  'OFL-1.1': 'Fonts: the licence goes along, and the font is not sold by itself.',
  'CC-BY-4.0': 'Data: its author is named.',
  'LGPL-3.0-or-later':
    'As above. The library stays replaceable, and its source stays available to whoever gets a copy.',
};

/** For packages whose license is stated only in a text file. */
export const STATED_IN_TEXT = {
  'png-js': 'MIT',
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
};
/** Development packages with parts that are delivered: the drawings of the icons, the base styles. */
const DELIVERED = ['lucide-react', 'tailwindcss'];
/** Of lib/papers/fonts, according to the font itself. */
const OWN_FONT = {
  name: 'Source Serif 4',
  licences: ['OFL-1.1'],
  copyright: '© 2014 - 2021 Adobe Systems Incorporated, with Reserved Font Name ‘Source’',
};
const SYSTEMS = 'aix|android|darwin|freebsd|linux(?:musl)?|netbsd|openbsd|openharmony|sunos|wasm32|win32|windows';
const PLATFORM = new RegExp(`([-/])(?:${SYSTEMS})(?:-.*)?$`);

/** The content of NOTICE, from the lock file and the installed packages. Throws if a package's license is unknown. */
export function noticeText() {
  const lines = new Map(Object.keys(DUTIES).map((licence) => [licence, new Set()]));
  for (const { name, licences, copyright } of [...deliveredPackages(), OWN_FONT])
    for (const licence of licences) lines.get(licence)?.add(copyright ? `${name}: ${copyright}` : name);
  const sections = [...lines]
    .filter(([, names]) => names.size > 0)
    .map(([licence, names]) => {
      const list = [...names].sort().map((line) => `  ${line}`);
      return [licence, DUTIES[licence], '', ...list, ''].join('\n');
    });
  return `${HEAD}\n${sections.join('\n')}`;
}

const HEAD = `Wout is delivered with the packages below, each under its own licence. Their full texts lie in node_modules beside
each package, and at https://spdx.org/licenses/ by the names used here. Packages whose licence asks for nothing are
left out. Made by 'npm run notice'.
`;

function deliveredPackages() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([place, facts]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (place === '' || ((facts.dev || facts.devOptional) && !DELIVERED.includes(name))) return [];
    const copyright = facts.optional ? '' : copyrightIn(path.join(ROOT, place));
    return [{ name: name.replace(PLATFORM, '$1*'), licences: licencesOf(name, facts.license), copyright }];
  });
}

function licencesOf(name, said) {
  const expression = (said ?? STATED_IN_TEXT[name] ?? '').replace(/[()]/g, '');
  // If a package offers several licenses, one with few conditions is chosen.
  const chosen = expression.split(' OR ').find((one) => NO_DUTY.includes(one) || one === 'MIT') ?? expression;
  const licences = chosen.split(' AND ');
  const unknown = licences.filter((licence) => !NO_DUTY.includes(licence) && !DUTIES[licence]);
  if (unknown.length > 0) throw new Error(`${name} has a licence that NOTICE does not know: "${said ?? ''}".`);
  return licences.filter((licence) => DUTIES[licence]);
}

/** The lines of a package's license that name the copyright holders. */
function copyrightIn(folder) {
  const file = fs.readdirSync(folder).find((name) => /^licen[cs]e(?:[.-]|$)/i.test(name));
  if (!file || !fs.statSync(path.join(folder, file)).isFile()) return '';
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  const found = [...text.matchAll(/^[\s*>#]*(Copyright (?:\(c\)|©|\d{4}).{3,150}?)\s*$/gim)].map(([, line]) => line);
  return [...new Set(found)].slice(0, 3).join('; ');
}
