import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@/lib/durations';
import { dueReturnNotices, type RentalOut } from '@/lib/notices/due-return-notices';

const ZONE = 'America/New_York';

function out(dueAt: string, more: Partial<RentalOut> = {}): RentalOut {
  const names = { number: 'R-2026-00001', customer: 'Marie', vehicle: 'Kia Rio, LO-1' };
  return { rentalId: 'r', ...names, dueAt: new Date(dueAt), graceMinutes: 60, ...more };
}

function told(dueAt: string, now: string) {
  return dueReturnNotices([out(dueAt)], new Date(now), { timeZone: ZONE, morningHour: 6 }).map(
    ({ kind, params }) => `${kind} ${params.day}`,
  );
}

// In November, New York is five hours behind UTC, so its 6 o'clock is 11:00.
describe('a vehicle that is out', () => {
  it.each([
    ['due tomorrow: nothing', '2026-11-22T05:00:00Z', '2026-11-21T15:00:00Z', []],
    ['due in the day’s last minute', '2026-11-22T04:59:00Z', '2026-11-21T15:00:00Z', ['returns_today 2026-11-21']],
    ['before six, the morning has not come', '2026-11-21T20:00:00Z', '2026-11-21T10:59:00Z', []],
    ['at six it has', '2026-11-21T20:00:00Z', '2026-11-21T11:00:00Z', ['returns_today 2026-11-21']],
    ['late within its free hour', '2026-11-21T14:00:00Z', '2026-11-21T15:00:00Z', ['returns_today 2026-11-21']],
    [
      'late after it',
      '2026-11-21T14:00:00Z',
      '2026-11-21T15:00:01Z',
      ['overdue 2026-11-21', 'returns_today 2026-11-21'],
    ],
    ['late in the night: still the same day', '2026-11-21T14:00:00Z', '2026-11-22T10:59:00Z', ['overdue 2026-11-21']],
    ['late the next morning: again', '2026-11-21T14:00:00Z', '2026-11-22T11:00:00Z', ['overdue 2026-11-22']],
  ])('%s', (_name, dueAt, now, expected) => {
    expect(told(dueAt, now)).toEqual(expected);
  });

  it('counts each vehicle of the day once, and names the day’s own bounds when clocks change', () => {
    // On 8 March 2026 the local day has 23 hours, on 1 November 25.
    for (const [now, from, until] of [
      ['2026-03-08T15:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
      ['2026-11-01T15:00:00Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ] as const) {
      const last = new Date(Date.parse(until) - MINUTE_MS).toISOString();
      const [notice, ...others] = dueReturnNotices([out(last), out(from), out(until)], new Date(now), {
        timeZone: ZONE,
        morningHour: 6,
      }).filter(({ kind }) => kind === 'returns_today');
      expect(others).toEqual([]);
      expect(notice?.params).toMatchObject({ count: 2, from, until });
    }
  });

  it('is told once a morning, however often one looks and whatever the clocks do', () => {
    const minutes = fc.array(fc.integer({ min: 61, max: 5 * 1440 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(minutes, fc.constantFrom('2026-03-06T20:00:00Z', '2026-10-30T20:00:00Z'), (looks, dueAt) => {
        const seen = looks
          .toSorted((a, b) => a - b)
          .flatMap((minute) => told(dueAt, new Date(Date.parse(dueAt) + minute * MINUTE_MS).toISOString()))
          .filter((notice) => notice.startsWith('overdue'));
        // A day never goes back, so a row that only moves forward is raised once for each day.
        expect(seen).toEqual(seen.toSorted());
        expect(new Set(seen).size).toBeLessThanOrEqual(6);
      }),
    );
  });
});
