import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftDay } from '@/lib/dates';
import { chartSteps } from '@/lib/reports/chart-steps';

const CASES: [from: string, until: string, step: string, bars: number, first: string, last: string][] = [
  ['2026-11-23', '2026-11-23', 'day', 1, '2026-11-23', '2026-11-23'],
  ['2026-10-01', '2026-10-31', 'day', 31, '2026-10-01', '2026-10-31'],
  ['2026-10-01', '2026-11-01', 'week', 5, '2026-09-28', '2026-10-26'],
  ['2026-01-01', '2026-07-05', 'week', 27, '2025-12-29', '2026-06-29'],
  ['2026-01-01', '2026-07-06', 'month', 7, '2026-01-01', '2026-07-01'],
  ['2025-10-31', '2026-09-30', 'month', 12, '2025-10-01', '2026-09-01'],
  ['2023-12-31', '2026-11-30', 'month', 36, '2023-12-01', '2026-11-01'],
  ['2023-12-31', '2026-12-01', 'year', 4, '2023-01-01', '2026-01-01'],
];

describe('the bars of a period', () => {
  it.each(CASES)('%s to %s are one for each %s', (from, until, step, bars, first, last) => {
    const { starts, ...rest } = chartSteps({ from, until });
    expect(rest).toEqual({ step });
    expect([starts.length, starts[0], starts.at(-1)]).toEqual([bars, first, last]);
  });

  it('are at most 36, and cover every day of it', () => {
    const length = fc.integer({ min: 0, max: 3660 });
    const first = fc.integer({ min: 0, max: 20_000 }).map((days) => shiftDay('2000-01-01', days));
    fc.assert(
      fc.property(first, length, (from, days) => {
        const until = shiftDay(from, days);
        const { starts } = chartSteps({ from, until });
        expect(starts.length).toBeLessThanOrEqual(36);
        expect(starts[0] ?? '').toSatisfy((start: string) => start <= from);
        expect(starts.at(-1) ?? '').toSatisfy((start: string) => start <= until);
      }),
    );
  });
});
