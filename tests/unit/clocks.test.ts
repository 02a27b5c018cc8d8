import { expect, it } from 'vitest';
import { readSources } from '../support/sources';

const SOURCES = readSources().filter(({ file }) => file.startsWith('lib/'));

/** Rules and verbs are told what time it is, and it is the database's clock that says so. These files decide nothing of it. */
const OWN_CLOCK = [
  'lib/auth/token.ts',
  'lib/day-input.ts',
  'lib/error-counts.ts',
  'lib/jobs/clean-up.ts',
  'lib/server/count-session-read.ts',
  'lib/server/health.ts',
  'lib/vehicles/input.ts',
];

it('no rule and no verb asks the machine what time it is', () => {
  const asking = SOURCES.filter(({ text }) => /new Date\(\)|Date\.now\(\)/.test(text));
  expect(asking.map(({ file }) => file).toSorted()).toEqual(OWN_CLOCK);
});

it('no input says what time it is for whoever sends it', () => {
  const inputs = SOURCES.filter(({ file }) => /(?:^|[/-])input\.ts$/.test(file));
  expect(inputs.length).toBeGreaterThan(20);
  const saying = inputs.filter(({ text }) => /^\s*(?:now|clientTime|sentAt|offset\w*)\b\s*[:,]/m.test(text));
  expect(saying.map(({ file }) => file)).toEqual([]);
});
