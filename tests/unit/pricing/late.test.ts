import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rentalDays, unusedGraceMinutes } from '@/lib/pricing/days';
import { LATE_TERMS } from '@/lib/pricing/late-time';
import { type LateFacts, lateCharge, lateDays } from '@/lib/pricing/return-charges';

const MINUTE_MS = 60_000;
const OUT = new Date('2026-11-21T15:00:00Z');

interface Case {
  lateMinutes: number;
  agreedMinutes?: number;
  graceMinutes?: number;
  perDayCents?: number;
  rates?: LateFacts['rates'];
  freeMinutes?: number;
}

function facts({
  lateMinutes,
  agreedMinutes = 4 * 1440,
  graceMinutes = 60,
  perDayCents = 0,
  rates,
  freeMinutes = 60,
}: Case): LateFacts {
  const due = new Date(OUT.getTime() + agreedMinutes * MINUTE_MS);
  return {
    out: OUT,
    due,
    returned: new Date(due.getTime() + lateMinutes * MINUTE_MS),
    rates: rates ?? { dailyCents: 5500, weeklyCents: null, monthlyCents: null },
    perDayCents,
    chargedDays: rentalDays(OUT, due, graceMinutes),
    graceMinutes,
    unusedGraceMinutes: unusedGraceMinutes(OUT, due, graceMinutes),
    late: { ...LATE_TERMS, freeMinutes },
  };
}

function late(options: Case): number {
  return lateCharge(facts(options))?.amountCents ?? 0;
}

describe('lateness at 55.00 a day', () => {
  it.each([
    [-600, 0],
    [0, 0],
    [60, 0],
    [61, 1100],
    [120, 1100],
    [121, 2200],
    [130, 2200],
    [179, 2200],
    [180, 5500],
    [600, 5500],
    [24 * 60, 5500],
    [25 * 60, 5500],
    [25 * 60 + 1, 6600],
    [26 * 60 + 59, 7700],
    [27 * 60, 11_000],
    [49 * 60, 11_000],
    [49 * 60 + 1, 12_100],
    [10 * 1440, 55_000],
  ])('%i minutes cost %i', (lateMinutes, cents) => {
    expect(late({ lateMinutes })).toBe(cents);
  });

  it('costs by the company’s own free minutes, whatever its grace', () => {
    expect(late({ lateMinutes: 60, graceMinutes: 0 })).toBe(0);
    expect(late({ lateMinutes: 61, graceMinutes: 0 })).toBe(1100);
    expect(late({ lateMinutes: 120, freeMinutes: 120 })).toBe(0);
    expect(late({ lateMinutes: 121, freeMinutes: 120 })).toBe(1100);
  });

  it('pays with each full day for the day’s miles too', () => {
    expect(lateDays(lateCharge(facts({ lateMinutes: 120 })))).toBe(0);
    expect(lateDays(lateCharge(facts({ lateMinutes: 3 * 1440 })))).toBe(3);
    expect(lateDays(null)).toBe(0);
  });

  it('is free only for the grace that the quote left', () => {
    expect(late({ lateMinutes: 15, agreedMinutes: 1440 + 45 })).toBe(0);
    expect(late({ lateMinutes: 16, agreedMinutes: 1440 + 45 })).toBe(1100);
    expect(late({ lateMinutes: 136, agreedMinutes: 1440 + 45 })).toBe(3300);
    expect(late({ lateMinutes: 1, agreedMinutes: 1440 + 60 })).toBe(1100);
  });

  it('drops seconds of a minute not full', () => {
    const begun = facts({ lateMinutes: 60 });
    expect(lateCharge({ ...begun, returned: new Date(begun.returned.getTime() + 59_999) })).toBeNull();
  });

  it('adds protections to each further full day, but not to hours', () => {
    expect(late({ lateMinutes: 90, perDayCents: 2000 })).toBe(1100);
    expect(late({ lateMinutes: 180, perDayCents: 2000 })).toBe(7500);
    expect(late({ lateMinutes: 25 * 60 + 1, perDayCents: 2000 })).toBe(7500 + 1100);
  });

  it('says its hours, its days, or both', () => {
    const sentence = (lateMinutes: number) => lateCharge(facts({ lateMinutes }))?.sentence;
    expect(sentence(130)).toEqual({
      key: 'late_hours',
      params: {
        hours: 2,
        minutes: 10,
        freeMinutes: 60,
        chargedDays: 0,
        chargedHours: 2,
        dayCents: 5500,
        hourCents: 1100,
      },
    });
    expect(sentence(300)).toMatchObject({ key: 'late_days', params: { chargedDays: 1, chargedHours: 0 } });
    expect(sentence(25 * 60 + 1)).toMatchObject({
      key: 'late_days_hours',
      params: { chargedDays: 1, chargedHours: 1 },
    });
  });
});

const anyCase = fc.record({
  lateMinutes: fc.oneof(fc.nat(600), fc.nat(60 * 1440)),
  agreedMinutes: fc.integer({ min: 60, max: 60 * 1440 }),
  graceMinutes: fc.nat(120),
  perDayCents: fc.nat(6000),
  rates: fc.record({
    dailyCents: fc.integer({ min: 100, max: 999_999 }),
    weeklyCents: fc.option(fc.integer({ min: 100, max: 4_000_000 })),
    monthlyCents: fc.option(fc.integer({ min: 100, max: 12_000_000 })),
  }),
});

describe('whatever the agreement', () => {
  it('a later return never costs less, at daily rates', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(3000), (any, more) => {
        const rates = { ...any.rates, weeklyCents: null, monthlyCents: null };
        const later = { ...any, rates, lateMinutes: any.lateMinutes + more };
        expect(late(later)).toBeGreaterThanOrEqual(late({ ...any, rates }));
      }),
    );
  });

  it('an hour that the quote left free costs nothing, and the sentence explains the amount', () => {
    fc.assert(
      fc.property(anyCase, (any) => {
        const charge = lateCharge(facts(any));
        const free = Math.min(60, facts(any).unusedGraceMinutes);
        if (any.lateMinutes <= free) expect(charge).toBeNull();
        if (!charge) return;
        const { chargedDays, chargedHours, dayCents, hourCents } = charge.sentence.params;
        expect(charge.amountCents).toBe(
          Number(chargedDays) * Number(dayCents) + Number(chargedHours) * Number(hourCents),
        );
      }),
    );
  });
});

describe('a company’s own terms', () => {
  const own = { freeMinutes: 30, hourBasisPoints: 5000, fullDayMinutes: 360 };
  const charged = (lateMinutes: number, terms = own) =>
    lateCharge({ ...facts({ lateMinutes }), late: terms })?.amountCents ?? 0;

  it.each([
    [30, 0],
    [31, 2750],
    [90, 2750],
    [91, 5500],
    [359, 5500],
  ])('%i minutes late, half a day for each hour: %i', (minutes, cents) => {
    expect(charged(minutes)).toBe(cents);
  });

  it('are a full day once the hours cost as much, and never more', () => {
    const line = lateCharge({ ...facts({ lateMinutes: 200, perDayCents: 1500 }), late: own });
    expect(line?.sentence.key).toBe('late_days');
    expect(line?.amountCents).toBe(7000);
  });

  it('may charge nothing before the full day', () => {
    const kind = { ...own, hourBasisPoints: 0 };
    expect(charged(359, kind)).toBe(0);
    expect(charged(360, kind)).toBe(5500);
  });

  it('never cost less for coming later', () => {
    const terms = fc.record({
      freeMinutes: fc.integer({ min: 0, max: 240 }),
      hourBasisPoints: fc.integer({ min: 0, max: 10_000 }),
      fullDayMinutes: fc.integer({ min: 1, max: 24 }).map((hours) => hours * 60),
    });
    fc.assert(
      fc.property(terms, fc.nat({ max: 6000 }), fc.nat({ max: 6000 }), (chosen, a, b) => {
        expect(charged(Math.min(a, b), chosen)).toBeLessThanOrEqual(charged(Math.max(a, b), chosen));
      }),
    );
  });
});
