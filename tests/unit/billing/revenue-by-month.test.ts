import fc from 'fast-check';
import { expect, it } from 'vitest';
import { churn, revenueByMonth, type Subscriber } from '@/lib/billing/revenue-by-month';

const period = (fromDay: string, monthlyPriceCents: number) => ({ fromDay, plan: 'any', monthlyPriceCents });
const DAYS = ['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-23'];

it('is moved by new companies, changed prices and companies lost', () => {
  const changes = revenueByMonth(
    [
      // Always there; dearer in October, cheaper in November.
      {
        trialUntil: null,
        periods: [period('2026-01-01', 2900), period('2026-10-12', 7900), period('2026-11-01', 5000)],
      },
      // Its trial ends in September.
      { trialUntil: '2026-09-15', periods: [period('2026-08-16', 7900)] },
      // Suspended in October.
      { trialUntil: null, periods: [period('2026-08-01', 2900), period('2026-10-31', 0)] },
    ],
    DAYS,
  );
  expect(changes).toEqual([
    { day: DAYS[0], revenueCents: 5800, paying: 2, newCents: 0, upCents: 0, downCents: 0, lostCents: 0, lost: 0 },
    { day: DAYS[1], revenueCents: 13_700, paying: 3, newCents: 7900, upCents: 0, downCents: 0, lostCents: 0, lost: 0 },
    {
      day: DAYS[2],
      revenueCents: 15_800,
      paying: 2,
      newCents: 0,
      upCents: 5000,
      downCents: 0,
      lostCents: 2900,
      lost: 1,
    },
    { day: DAYS[3], revenueCents: 12_900, paying: 2, newCents: 0, upCents: 0, downCents: 2900, lostCents: 0, lost: 0 },
  ]);
  const [, september, october] = changes;
  expect(october && churn(october, september)).toBeCloseTo(1 / 3);
});

it('counts the first day of a trial’s end, and not the day before', () => {
  const subscriber = { trialUntil: '2026-10-31', periods: [period('2026-10-01', 2900)] };
  const revenue = revenueByMonth([subscriber], ['2026-10-30', '2026-10-31']).map(({ revenueCents }) => revenueCents);
  expect(revenue).toEqual([0, 2900]);
});

it('each day’s revenue is the one before with what moved it', () => {
  const day = fc.date({ min: new Date('2025-11-01'), max: new Date('2026-11-30'), noInvalidDate: true });
  const dayText = day.map((date) => date.toISOString().slice(0, 10));
  const subscriber: fc.Arbitrary<Subscriber> = fc.record({
    trialUntil: fc.option(dayText),
    periods: fc
      .uniqueArray(dayText, { maxLength: 5 })
      .chain((days) =>
        fc.tuple(...days.sort().map((from) => fc.constantFrom(0, 2900, 7900).map((cents) => period(from, cents)))),
      ),
  });
  fc.assert(
    fc.property(
      fc.array(subscriber, { maxLength: 8 }),
      fc.uniqueArray(dayText, { minLength: 2 }),
      (subscribers, days) => {
        const changes = revenueByMonth(subscribers, days.sort());
        for (const [index, change] of changes.entries()) {
          const before = changes[index - 1];
          if (!before) continue;
          const { newCents, upCents, downCents, lostCents } = change;
          expect(change.revenueCents).toBe(before.revenueCents + newCents + upCents - downCents - lostCents);
          expect(Math.min(newCents, upCents, downCents, lostCents)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
