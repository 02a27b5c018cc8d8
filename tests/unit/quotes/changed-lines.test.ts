import { expect, it } from 'vitest';
import { changedLines } from '@/lib/quotes/changed-lines';

const RENT = { kind: 'rent', amountCents: 19_000 };
const GPS = { kind: 'gps', amountCents: 1_600 };

it.each([
  ['nothing of an equal price', [RENT, GPS], [RENT, GPS], []],
  ['a changed line', [RENT], [{ ...RENT, amountCents: 20_000 }], [['rent', 19_000, 20_000]]],
  ['a line that is new', [RENT], [RENT, GPS], [['gps', null, 1_600]]],
  ['a line that fell away', [RENT, GPS], [RENT], [['gps', 1_600, null]]],
])('what changed is %s', (_name, sent, now, changed) => {
  expect(changedLines(sent, now).map((line) => [line.kind, line.sentCents, line.nowCents])).toEqual(changed);
});
