import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/durations';
import { chargedTime, LATE_TERMS } from '@/lib/pricing/late-time';

const DUE = Date.UTC(2026, 10, 21, 16);

type Late = Parameters<typeof chargedTime>[0];

/** The rule said minute by minute: those that are closed do not count. */
function byMinute({ due, back, closed, freeMinutes, terms }: Late) {
  const isClosed = (at: number) => closed.some((each) => each.from.getTime() <= at && at < each.until.getTime());
  const charged = { chargedDays: 0, chargedHours: 0 };
  let from = due.getTime();
  for (let left = freeMinutes; left > 0 || (closed.length > 0 && isClosed(from)); from += MINUTE_MS)
    if (!isClosed(from)) left -= 1;
  for (; from < back.getTime(); from += DAY_MS) {
    let minutes = 0;
    for (let at = from; at < Math.min(from + DAY_MS, back.getTime()); at += MINUTE_MS) if (!isClosed(at)) minutes += 1;
    const hours = Math.ceil(minutes / 60);
    const isDay = minutes + freeMinutes >= terms.fullDayMinutes || hours * terms.hourBasisPoints >= 10_000;
    if (hours > 0 && isDay) charged.chargedDays += 1;
    else charged.chargedHours += hours;
  }
  return charged;
}

/** Closed times one after the other, some before the due time and some after the return. */
const closedTimes = fc
  .array(fc.record({ open: fc.nat(1600), closed: fc.integer({ min: 1, max: 3000 }) }), { maxLength: 8 })
  .map((turns) => {
    let at = DUE - 20 * HOUR_MS;
    return turns.map(({ open, closed }) => {
      const from = new Date(at + open * MINUTE_MS);
      at = from.getTime() + closed * MINUTE_MS;
      return { from, until: new Date(at) };
    });
  });

const minutesLater = (minutes: number) => new Date(DUE + minutes * MINUTE_MS);

describe('chargedTime', () => {
  it('is what counting minute by minute gives, however the closed times lie', () => {
    fc.assert(
      fc.property(closedTimes, fc.nat(9000), fc.nat(90), fc.nat(2), (closed, late, freeMinutes, which) => {
        const terms = [LATE_TERMS, { ...LATE_TERMS, hourBasisPoints: 500 }, { ...LATE_TERMS, fullDayMinutes: 60 }];
        const given = { due: new Date(DUE), back: minutesLater(late), closed, freeMinutes };
        const asked = { ...given, terms: terms[which] ?? LATE_TERMS };
        expect(chargedTime(asked)).toEqual(byMinute(asked));
      }),
    );
  });

  it('takes no longer than the nights are many', () => {
    const nights = 60_000;
    const closed = Array.from({ length: nights }, (_, night) => ({
      from: new Date(DUE + night * DAY_MS + HOUR_MS),
      until: new Date(DUE + night * DAY_MS + 15 * HOUR_MS),
    }));
    const began = performance.now();
    const late = { due: new Date(DUE), back: new Date(DUE + nights * DAY_MS), closed };
    expect(chargedTime({ ...late, freeMinutes: 0, terms: LATE_TERMS })).toEqual({
      chargedDays: nights,
      chargedHours: 0,
    });
    // Looking at each night for each day takes a minute.
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
