import { expect, it } from 'vitest';
import { openMonths } from '@/lib/owners/open-months';

it.each([
  ['nothing without a share', null, null, '2026-11-22', []],
  ['the months that are over since the first share', '2026-08', null, '2026-11-22', ['2026-08', '2026-09', '2026-10']],
  ['what follows the last statement, over a new year', '2026-01', '2025-11', '2026-02-01', ['2025-12', '2026-01']],
  ['nothing of the month that is running', '2026-11', null, '2026-11-30', []],
  ['nothing after the statement of last month', '2026-08', '2026-10', '2026-11-22', []],
])('offers %s', (_what, first, last, today, months) => {
  expect(openMonths(first, last, today)).toEqual(months);
});
