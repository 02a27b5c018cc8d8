import fs from 'node:fs';
import path from 'node:path';
import { DUTIES, NO_DUTY, STATED_IN_TEXT } from './notice.mjs';
import { ROOT } from './run.mjs';

/**
 * Allowed where a package only helps to build and test, and nothing of it is delivered: whoever changes its files publishes those.
 */
const DEVELOPMENT_ONLY = ['MPL-2.0'];

/**
 * Every package of the lock file by its licence, those for development too: `{ licence, packages, allowed }`. A licence is allowed if
 * one of those it offers is.
 */
export function licences(lock = readLock()) {
  const found = new Map();
  for (const [place, facts] of Object.entries(lock.packages)) {
    if (place === '') continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const development = Boolean(facts.dev || facts.devOptional);
    const licence = facts.license ?? STATED_IN_TEXT[name] ?? 'no licence';
    const key = `${licence}${development ? ' (development)' : ''}`;
    const group = found.get(key) ?? { licence: key, packages: new Set(), allowed: isAllowed(licence, development) };
    group.packages.add(`${name} ${facts.version}`);
    found.set(key, group);
  }
  return [...found.values()].sort((one, other) => one.licence.localeCompare(other.licence));
}

function isAllowed(expression, development) {
  const known = [...Object.keys(DUTIES), ...NO_DUTY, ...(development ? DEVELOPMENT_ONLY : [])];
  const offers = expression.replace(/[()]/g, '').split(' OR ');
  return offers.some((offer) => offer.split(' AND ').every((licence) => known.includes(licence)));
}

function readLock() {
  return JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
}
