import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billMonths } from '@/lib/billing/bill-months';
import type { PlanPeriod } from '@/lib/billing/values';
import { daysBetween, shiftDay } from '@/lib/dates';

const STARTER: PlanPeriod = { fromDay: '2026-01-01', plan: 'starter', monthlyPriceCents: 2900 };
const BUSINESS: PlanPeriod = { fromDay: '2026-11-16', plan: 'business', monthlyPriceCents: 7900 };
const account = { billedUntil: '2026-11-01', trialUntil: null, periods: [STARTER] };

describe('a company is billed', () => {
  it('for each month that is over, at its price', () => {
    const bills = billMonths(account, '2027-01-01');
    expect(bills.map(({ fromDay, untilDay, totalCents }) => [fromDay, untilDay, totalCents])).toEqual([
      ['2026-11-01', '2026-12-01', 2900],
      ['2026-12-01', '2027-01-01', 2900],
    ]);
  });

  it('for nothing of a month that still runs', () => {
    expect(billMonths(account, '2026-11-30')).toEqual([]);
    expect(billMonths(account, '2026-12-01')).toHaveLength(1);
  });

  it('by days where the plan changes', () => {
    const [bill] = billMonths({ ...account, periods: [STARTER, BUSINESS] }, '2026-12-01');
    expect(bill?.lines.map(({ plan, days, amountCents }) => [plan, days, amountCents])).toEqual([
      ['starter', 15, 1450],
      ['business', 15, 3950],
    ]);
    expect(bill?.totalCents).toBe(5400);
  });

  it('from the day after its trial, and for nothing before', () => {
    const [november, december] = billMonths({ ...account, trialUntil: '2026-12-16' }, '2027-01-01');
    expect(november).toMatchObject({ lines: [], totalCents: 0 });
    expect(december?.lines).toMatchObject([{ fromDay: '2026-12-16', days: 16, monthDays: 31 }]);
    expect(december?.totalCents).toBe(Math.round((2900 * 16) / 31));
  });

  it('for a first month from its first day on', () => {
    const [bill] = billMonths({ ...account, billedUntil: '2026-11-21' }, '2026-12-01');
    expect(bill).toMatchObject({ fromDay: '2026-11-21', totalCents: Math.round((2900 * 10) / 30) });
  });
});

describe('over random years', () => {
  const START = '2024-01-15';
  const days = (most: number) => fc.integer({ min: 0, max: most }).map((count) => shiftDay(START, count));
  const prices = fc.constantFrom(0, 2900, 7900, 14_900, 3333);
  const changes = fc
    .uniqueArray(fc.record({ fromDay: days(1200), plan: fc.constantFrom('a', 'b'), monthlyPriceCents: prices }), {
      selector: ({ fromDay }) => fromDay,
      minLength: 1,
      maxLength: 12,
    })
    .map((list) => list.toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1)));
  const trial = fc.option(days(200));

  it('no day is billed twice or left out, however often the job runs', () => {
    fc.assert(
      fc.property(
        changes,
        trial,
        fc.array(days(1400), { minLength: 1, maxLength: 10 }),
        (periods, trialUntil, runs) => {
          const last = runs.toSorted().at(-1) ?? START;
          const whole = billMonths({ billedUntil: START, trialUntil, periods }, last);
          let billedUntil = START;
          const stepwise = runs.toSorted().flatMap((today) => {
            const bills = billMonths({ billedUntil, trialUntil, periods }, today);
            billedUntil = bills.at(-1)?.untilDay ?? billedUntil;
            return bills;
          });
          expect(stepwise).toEqual(whole);
          let day = START;
          for (const bill of whole) {
            expect(bill.fromDay).toBe(day);
            day = bill.untilDay;
          }
          const known = whole.flatMap(({ lines }) => lines);
          for (let each = START; each < day; each = shiftDay(each, 1)) {
            const price = (periods.findLast(({ fromDay }) => fromDay <= each) ?? periods[0])?.monthlyPriceCents ?? 0;
            const isFree = price === 0 || (trialUntil !== null && each < trialUntil);
            const lines = known.filter(({ fromDay, untilDay }) => fromDay <= each && each < untilDay);
            expect(lines.map(({ monthlyPriceCents }) => monthlyPriceCents)).toEqual(isFree ? [] : [price]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('each month costs its days at their prices, to the cent', () => {
    fc.assert(
      fc.property(changes, trial, (periods, trialUntil) => {
        for (const bill of billMonths({ billedUntil: START, trialUntil, periods }, '2027-06-01')) {
          const exact = bill.lines.reduce(
            (sum, line) => sum + (line.monthlyPriceCents * line.days) / line.monthDays,
            0,
          );
          expect(Math.abs(bill.totalCents - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
          expect(bill.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(bill.totalCents);
          for (const line of bill.lines) expect(line.days).toBe(daysBetween(line.fromDay, line.untilDay));
        }
      }),
    );
  });
});
