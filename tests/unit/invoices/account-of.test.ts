import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DatedEntry } from '@/lib/invoices/account-entry';
import { accountOf } from '@/lib/invoices/account-of';

const start = new Date('2026-11-01T05:00:00Z');
const end = new Date('2026-12-01T05:00:00Z');

function entry(at: string, cents: number, unit = at): DatedEntry {
  return { at, cents, unit, type: cents < 0 ? 'payment' : 'charge', number: '', kind: 'rent', note: '' };
}

it('opens with what was before, lists what is within, and ends before what comes later', () => {
  const account = accountOf(
    [
      entry('2026-12-01T05:00:00Z', 900),
      entry('2026-11-01T05:00:00Z', 300),
      entry('2026-10-31T23:00:00Z', 500),
      entry('2026-11-15T12:00:00Z', -400),
    ],
    { start, end },
  );
  expect(account).toMatchObject({ openingCents: 500, closingCents: 400, ages: [300, 100, 0, 0] });
  expect(account.entries.map(({ cents }) => cents)).toEqual([300, -400]);
});

it('ages what is owed by its charge, and forgets one that was taken back', () => {
  const entries = [
    entry('2026-07-01T00:00:00Z', 1000, 'a'),
    entry('2026-09-15T00:00:00Z', 200, 'b'),
    entry('2026-10-20T00:00:00Z', 30, 'c'),
    entry('2026-11-20T00:00:00Z', 4, 'd'),
    entry('2026-11-21T00:00:00Z', -1000, 'a'),
  ];
  expect(accountOf(entries, { start, end }).ages).toEqual([4, 30, 200, 0]);
});

it('always adds up: opening and entries are the closing balance, and so are the ages where something is owed', () => {
  const day = fc.date({ min: new Date('2026-06-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  const moves = fc.array(fc.tuple(day, fc.integer({ min: -99_999, max: 99_999 }), fc.constantFrom('a', 'b', 'c', 'd')));
  fc.assert(
    fc.property(moves, (moved) => {
      const entries = moved.map(([at, cents, unit]) => entry(at.toISOString(), cents, unit));
      const { openingCents, closingCents, entries: within, ages } = accountOf(entries, { start, end });
      expect(openingCents + within.reduce((sum, { cents }) => sum + cents, 0)).toBe(closingCents);
      expect(ages.reduce((sum, cents) => sum + cents, 0)).toBe(Math.max(0, closingCents));
      expect(ages.every((cents) => cents >= 0)).toBe(true);
    }),
  );
});

it('lists what takes a charge back after that charge, also within one moment', () => {
  const at = '2026-11-20T00:00:00Z';
  const entries: DatedEntry[] = [{ ...entry(at, -30, 'a'), type: 'waived' }, entry(at, 30, 'a')];
  expect(accountOf(entries, { start, end }).entries.map(({ cents }) => cents)).toEqual([30, -30]);
});
