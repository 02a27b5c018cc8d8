import { expect, it } from 'vitest';
import { periodDays } from '@/lib/expenses/period-days';

it.each([
  ['this_month', '2026-11-21', '2026-11-01', '2026-12-01'],
  ['this_month', '2026-12-31', '2026-12-01', '2027-01-01'],
  ['last_month', '2026-01-05', '2025-12-01', '2026-01-01'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-03-01'],
  ['this_year', '2026-11-21', '2026-01-01', '2027-01-01'],
] as const)('%s as seen from %s', (period, today, from, until) => {
  expect(periodDays(period, today)).toEqual({ from, until });
});
