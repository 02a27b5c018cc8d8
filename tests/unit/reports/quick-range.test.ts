import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, localDay, shiftDay } from '@/lib/dates';
import { quickRange } from '@/lib/reports/quick-range';
import { QUICK_RANGES, type QuickRange } from '@/lib/reports/values';

const CASES: [QuickRange, today: string, from: string, until: string][] = [
  ['today', '2026-11-23', '2026-11-23', '2026-11-23'],
  ['this_week', '2026-11-23', '2026-11-23', '2026-11-23'],
  ['this_week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['last_week', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['last_week', '2027-01-01', '2026-12-21', '2026-12-27'],
  ['last_7_days', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['last_30_days', '2024-03-01', '2024-02-01', '2024-03-01'],
  ['this_month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['last_month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['this_quarter', '2026-11-23', '2026-10-01', '2026-11-23'],
  ['this_quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['last_quarter', '2026-02-10', '2025-10-01', '2025-12-31'],
  ['year_to_date', '2026-11-23', '2026-01-01', '2026-11-23'],
  ['last_year', '2026-11-23', '2025-01-01', '2025-12-31'],
  ['fiscal_year', '2026-09-30', '2025-10-01', '2026-09-30'],
  ['fiscal_year', '2026-10-01', '2026-10-01', '2026-10-01'],
  ['fiscal_year', '2026-01-31', '2025-10-01', '2026-01-31'],
  ['last_fiscal_year', '2026-09-30', '2024-10-01', '2025-09-30'],
  ['last_fiscal_year', '2026-10-01', '2025-10-01', '2026-09-30'],
];

describe('a quick range', () => {
  it.each(CASES)('%s on %s is %s to %s', (range, today, from, until) => {
    expect(quickRange(range, today)).toEqual({ from, until });
  });

  it("ends with the company's day, not with that of Greenwich", () => {
    const evening = new Date('2026-10-01T03:30:00Z');
    const today = localDay(evening, 'America/Port-au-Prince');
    expect(quickRange('fiscal_year', today)).toEqual({ from: '2025-10-01', until: '2026-09-30' });
  });

  const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => shiftDay('1990-01-01', days));

  it('is never backwards, never in the future, and never longer than a report may be', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...QUICK_RANGES), (today, range) => {
        const { from, until } = quickRange(range, today);
        expect(daysBetween(from, until)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(until, today)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(from, until)).toBeLessThan(366);
      }),
    );
  });

  it('and the one before it meet without a gap or a day twice', () => {
    const pairs = [
      ['this_week', 'last_week'],
      ['this_month', 'last_month'],
      ['this_quarter', 'last_quarter'],
      ['year_to_date', 'last_year'],
      ['fiscal_year', 'last_fiscal_year'],
    ] as const;
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...pairs), (today, [current, past]) => {
        const before = quickRange(past, today);
        expect(shiftDay(before.until, 1)).toBe(quickRange(current, today).from);
        // Seen from its last day, the past one was the current one.
        expect(quickRange(current, before.until)).toEqual(before);
      }),
    );
  });
});
