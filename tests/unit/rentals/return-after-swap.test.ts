import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/durations';
import { proposeReturnCharges, type ReturnFacts } from '@/lib/rentals/return-proposal';
import { agreedFor, charged, daily, inDays, OUT, sum, swapped } from './swap-cases';

const LEVELS = ['empty', 'quarter', 'half', 'three_quarters', 'full'] as const;

/** The return of four days at 55.00 and 60 miles a day. */
function returnFacts(changes: Partial<ReturnFacts>): ReturnFacts {
  return {
    out: OUT,
    due: inDays(4),
    returned: inDays(4),
    rates: daily(5500),
    chargedDays: 4,
    graceMinutes: 60,
    unusedGraceMinutes: 60,
    milesPerDay: 60,
    drivenKm: 0,
    mileagePriceCents: 40,
    fuelPolicy: 'same_to_same',
    fuelOut: 'full',
    fuelBack: 'full',
    fuelQuarterCents: 2000,
    fuelServiceCents: 1000,
    agreed: agreedFor(4),
    usedDaysOnly: false,
    ...changes,
  };
}

describe('a return after a swap', () => {
  const back = fc.record({
    hours: fc.integer({ min: 1, max: 200 }),
    drivenKm: fc.integer({ min: 0, max: 3000 }),
    fuelOut: fc.constantFrom(...LEVELS),
    fuelBack: fc.constantFrom(...LEVELS),
    fuelPolicy: fc.constantFrom('same_to_same' as const, 'full_to_full' as const, 'pre_purchase' as const),
    usedDaysOnly: fc.boolean(),
  });

  it('at the same moment costs what it would without the swap', () => {
    fc.assert(
      fc.property(back, fc.constantFrom(...LEVELS), ({ hours, ...facts }, level) => {
        const returned = new Date(OUT.getTime() + hours * HOUR_MS);
        const without = proposeReturnCharges(returnFacts({ returned, ...facts }));
        const earlier = [{ out: facts.fuelOut, back: facts.fuelBack }];
        const swap = { ...facts, earlier, fuelOut: level, fuelBack: level };
        expect(sum(proposeReturnCharges(returnFacts({ returned, ...swap })))).toBe(sum(without));
      }),
    );
  });

  it('counts the miles of all vehicles once, whichever went how far, and rounds them once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }), (one, other) => {
        const earlier = [{ out: 'full', back: 'full' } as const];
        const both = proposeReturnCharges(returnFacts({ drivenKm: one + other, earlier }));
        const single = proposeReturnCharges(returnFacts({ drivenKm: one + other }));
        expect(sum(both)).toBe(sum(single));
      }),
    );
  });

  it('misses the fuel of each vehicle, with a service fee for each, and nothing for the one that is fuller', () => {
    const earlier = [
      { out: 'full', back: 'half' },
      { out: 'half', back: 'full' },
    ] as const;
    const [fuel] = proposeReturnCharges(returnFacts({ earlier, fuelBack: 'three_quarters' }));
    const params = { quarters: 3, quarterCents: 2000, serviceCents: 1000, vehicles: 2 };
    expect(fuel).toEqual({ kind: 'fuel', amountCents: 8000, sentence: { key: 'fuel_vehicles', params } });
  });

  it('says with how many vehicles the miles were driven', () => {
    const earlier = [{ out: 'full', back: 'full' } as const];
    const [miles] = proposeReturnCharges(returnFacts({ drivenKm: 500, earlier }));
    expect(miles?.sentence).toMatchObject({
      key: 'mileage_vehicles',
      params: { km: 500, miles: 310, over: 70, vehicles: 2 },
    });
  });

  it('bears the rate of the swap on each further day, and gives it back for unused ones', () => {
    const agreed = [...agreedFor(4), ...charged(swapped({ at: 1, toCents: 6000 }).lines)];
    const late = proposeReturnCharges(returnFacts({ agreed, returned: inDays(5) }));
    expect(sum(late)).toBe(6000);
    const early = proposeReturnCharges(returnFacts({ agreed, returned: inDays(2), usedDaysOnly: true }));
    expect(sum(early)).toBe(-2 * 6000);
    const cheaper = [...agreedFor(4), ...charged(swapped({ at: 1, toCents: 5000 }).lines)];
    expect(sum(proposeReturnCharges(returnFacts({ agreed: cheaper, returned: inDays(5) })))).toBe(5000);
  });

  it('forgets the rate of a swap that was waived', () => {
    const lines = charged(swapped({ at: 1, toCents: 6000 }).lines).map((line) => ({ ...line, waived: true }));
    const late = proposeReturnCharges(returnFacts({ agreed: [...agreedFor(4), ...lines], returned: inDays(5) }));
    expect(sum(late)).toBe(5500);
  });
});
