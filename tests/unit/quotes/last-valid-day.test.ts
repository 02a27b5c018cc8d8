import { expect, it } from 'vitest';
import { lastValidDay } from '@/lib/quotes/last-valid-day';

it.each([
  ['the day that ends then', '2026-11-30T05:00:00Z', '2026-11-29'],
  ['the day of a pickup that comes first', '2026-11-23T14:00:00Z', '2026-11-23'],
])('a quote is shown as valid through %s', (_name, until, day) => {
  expect(lastValidDay(new Date(until), 'America/Port-au-Prince')).toBe(day);
});
