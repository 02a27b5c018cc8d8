import { expect, it } from 'vitest';

interface Licences {
  licences: (lock?: object) => { licence: string; allowed: boolean }[];
}

const file = new URL('../../../scripts/parts/licences.mjs', import.meta.url).href;
const { licences } = (await import(file)) as Licences;

const lockOf = (license: string | undefined, dev = false) => ({
  packages: { '': {}, 'node_modules/some': { license, dev, version: '1.0.0' } },
});

it.each([
  ['MIT', false, true],
  ['(MIT OR GPL-3.0-or-later)', false, true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false, true],
  ['GPL-3.0-or-later', false, false],
  ['GPL-3.0-or-later', true, false],
  ['AGPL-3.0', false, false],
  ['MIT AND AGPL-3.0', false, false],
  ['SSPL-1.0 OR Elastic-2.0', false, false],
  ['MPL-2.0', true, true],
  ['MPL-2.0', false, false],
  ['UNLICENSED', false, false],
  [undefined, false, false],
])('%s, for development alone: %s, is allowed: %s', (licence, dev, allowed) => {
  expect(licences(lockOf(licence, dev))).toMatchObject([{ allowed }]);
});

it('every package of ours has a licence that is', () => {
  expect(licences().filter(({ allowed }) => !allowed)).toEqual([]);
});
