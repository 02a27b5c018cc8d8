import { expect, it } from 'vitest';
import { localPeriod } from '@/lib/local-period';
import { LocalTimeInput } from '@/lib/local-time-input';

const ZONE = { timeZone: 'America/Port-au-Prince' };

it.each([
  ['2026-11-21T16:00', '2026-11-21T16:00'],
  ['2026-11-21T16:00:59', '2026-11-21T16:00'],
  [' 2028-02-29T23:59 ', '2028-02-29T23:59'],
])('takes %j as %j', (typed, kept) => {
  expect(LocalTimeInput.parse(typed)).toBe(kept);
});

it.each([
  ['', 'required'],
  ['2026-11-21', 'invalid_date'],
  ['2026-02-30T10:00', 'invalid_date'],
  ['2026-11-21T24:00', 'invalid_date'],
  ['2026-11-21T16:00Z', 'invalid_date'],
  ['tomorrow', 'invalid_date'],
  ['0000-01-01T10:00', 'invalid_date'],
  ['0100-01-01T10:00', 'out_of_range'],
  ['1899-12-31T23:59', 'out_of_range'],
  ['9999-12-31T23:59', 'out_of_range'],
])('refuses %j', (typed, code) => {
  const [first] = LocalTimeInput.safeParse(typed).error?.issues ?? [];
  expect(first?.message).toBe(code);
});

it("reads a period by the clock of the company's zone, in winter and in summer", () => {
  expect(localPeriod({ pickupAt: '2026-03-07T10:00', dueAt: '2026-03-09T10:00' }, ZONE)).toEqual({
    out: new Date('2026-03-07T15:00Z'),
    due: new Date('2026-03-09T14:00Z'),
  });
});

it.each([
  [{ pickupAt: '2026-02-30T10:00' }, 'invalid_date', 'pickupAt'],
  [{ dueAt: '2026-11-31T10:00' }, 'invalid_date', 'dueAt'],
  [{ dueAt: '2026-11-21T10:00' }, 'return_before_pickup', 'dueAt'],
])('refuses the period of %j as %s', (change, code, field) => {
  const typed = { pickupAt: '2026-11-21T10:00', dueAt: '2026-11-22T10:00', ...change };
  expect(() => localPeriod(typed, ZONE)).toThrow(expect.objectContaining({ code, fields: { [field]: code } }));
});
