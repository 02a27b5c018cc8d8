import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lateReturnCharges } from '@/lib/pricing/late-return-charges';
import { type LateFacts, lateCharge } from '@/lib/pricing/return-charges';

const HOUR_MS = 3_600_000;
/** Monday. The office is open from 8 to 17, Monday to Saturday. */
const MONDAY = Date.parse('2026-11-23T00:00:00Z');

const hours = (count: number) => new Date(MONDAY + count * HOUR_MS);

/** The nights and the Sunday of two weeks. */
const CLOSED = Array.from({ length: 14 }, (_, day) => {
  const until = day % 7 === 5 ? day + 2 : day + 1;
  return day % 7 === 6 ? [] : [{ from: hours(day * 24 + 17), until: hours(until * 24 + 8) }];
}).flat();

function facts(dueHour: number, backHour: number, closed: LateFacts['closed'] = CLOSED): LateFacts {
  return {
    out: hours(dueHour - 96),
    due: hours(dueHour),
    returned: hours(backHour),
    rates: { dailyCents: 5500, weeklyCents: null, monthlyCents: null },
    perDayCents: 0,
    chargedDays: 4,
    graceMinutes: 60,
    unusedGraceMinutes: 60,
    closed,
  };
}

const charged = (dueHour: number, backHour: number) => {
  const line = lateCharge(facts(dueHour, backHour));
  return line ? [line.amountCents, line.sentence.key] : [0, ''];
};

describe('a late return while the office was closed', () => {
  it.each([
    ['due in the night, back at the opening', 20, 32, 0, ''],
    ['due in the night, back an hour after the opening', 20, 33, 0, ''],
    ['due in the night, back just later', 20, 33.1, 1100, 'late_hours_closed'],
    ['due at closing, back at the next opening', 17, 32, 0, ''],
    ['an hour before closing, back at the next opening', 16, 32, 0, ''],
    ['an hour before closing, back half an hour after opening', 16, 32.5, 1100, 'late_hours_closed'],
    ['due at noon, back two hours later on the same day', 12, 14, 1100, 'late_hours'],
    ['due at noon, back the next morning', 12, 33, 5500, 'late_days_closed'],
    ['due on Monday, back on Wednesday at the same time', 10, 58, 11_000, 'late_days_closed'],
    ['due on Saturday noon, back on Monday morning', 5 * 24 + 16, 7 * 24 + 8.5, 1100, 'late_hours_closed'],
  ])('%s', (_name, due, back, cents, key) => {
    expect(charged(due, back)).toEqual([cents, key]);
  });

  it('says how long it was closed', () => {
    const line = lateCharge(facts(16, 32.5));
    expect(line?.sentence.params).toMatchObject({ hours: 16, minutes: 30, closedMinutes: 15 * 60, chargedHours: 1 });
  });

  it('never costs more than without closed hours, nor does coming earlier', () => {
    const hour = fc.integer({ min: 0, max: 100 });
    const quarter = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(hour, quarter, quarter, (due, a, b) => {
        const sum = (quarters: number, closed: LateFacts['closed']) =>
          lateCharge(facts(due, due + quarters / 4, closed))?.amountCents ?? 0;
        const [sooner, later] = [Math.min(a, b), Math.max(a, b)];
        expect(sum(later, CLOSED)).toBeLessThanOrEqual(sum(later, []));
        expect(sum(sooner, CLOSED)).toBeLessThanOrEqual(sum(later, CLOSED));
      }),
    );
  });

  it('is charged like a booking of the whole time at most', () => {
    const mileage = { drivenKm: 0, milesPerDay: 0, chargedDays: 4, priceCents: 40 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 200 }), (due, late) => {
        const total = lateReturnCharges(facts(due, due + late), mileage).reduce(
          (sum, line) => sum + line.amountCents,
          0,
        );
        const days = Math.max(1, Math.ceil((96 + late - 1) / 24));
        expect(total).toBeLessThanOrEqual((days - 4) * 5500);
      }),
    );
  });
});
