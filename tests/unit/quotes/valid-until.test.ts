import { expect, it } from 'vitest';
import { validUntil } from '@/lib/quotes/valid-until';

const timeZone = 'America/Port-au-Prince';

it.each([
  ['to the end of the seventh local day', '2026-11-22T15:00:00Z', 7, '2027-01-01T14:00:00Z', '2026-11-30T05:00:00Z'],
  // 21:00 on the 21st in Haiti, already the 22nd in UTC.
  ['by the company’s day', '2026-11-22T02:00:00Z', 7, '2027-01-01T14:00:00Z', '2026-11-29T05:00:00Z'],
  ['today alone for 0 days', '2026-11-22T15:00:00Z', 0, '2027-01-01T14:00:00Z', '2026-11-23T05:00:00Z'],
  ['never beyond its pickup', '2026-11-22T15:00:00Z', 7, '2026-11-23T14:00:00Z', '2026-11-23T14:00:00Z'],
  // Clocks go forward on 14 March 2027, so that day has 23 hours.
  ['over a change of clocks', '2027-03-12T15:00:00Z', 3, '2027-05-01T14:00:00Z', '2027-03-16T04:00:00Z'],
])('a quote is valid %s', (_name, now, days, pickupAt, until) => {
  const facts = { days, pickupAt: new Date(pickupAt), timeZone };
  expect(validUntil(facts, new Date(now)).toISOString()).toBe(new Date(until).toISOString());
});
