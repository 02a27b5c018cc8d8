import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftDay } from '@/lib/dates';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { ownerEntries } from '@/lib/owners/owner-entries';
import { rentDays } from '@/lib/owners/rent-days';
import type { Share } from '@/lib/owners/share-of';
import { statementLines } from '@/lib/owners/statement-lines';
import { cost, entries, OUT, outing, share, ZONE } from './owner-cases';

const VEHICLES = ['a', 'b', 'c'];
const anyShare = fc
  .record({
    vehicle: fc.constantFrom(0, 1),
    starts: fc.integer({ min: -40, max: 60 }),
    days: fc.option(fc.integer({ min: 0, max: 60 })),
    kind: fc.constantFrom('percent', 'per_day', 'per_month'),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    amountCents: fc.integer({ min: 0, max: 90_000 }),
    owner: fc.constantFrom('o', 'p'),
  })
  .map(({ vehicle, starts, days, kind, basisPoints, amountCents, owner }) => {
    const startsOn = shiftDay('2026-10-01', starts);
    const fixed = kind !== 'percent';
    return share({
      ...{ id: `${owner}${starts}`, ownerId: owner, vehicleId: VEHICLES[vehicle], startsOn },
      endsOn: days === null ? null : shiftDay(startsOn, days),
      kind,
      basisPoints: fixed ? null : basisPoints,
      amountCents: fixed ? amountCents : null,
      costs: ['maintenance', 'fuel'],
    });
  });
const anyOuting = fc
  .record({
    id: fc.uuid(),
    hours: fc.integer({ min: 0, max: 1_500 }),
    days: fc.double({ min: 0.05, max: 40, noNaN: true }),
    rentCents: fc.integer({ min: 0, max: 500_000 }),
    first: fc.constantFrom(...VEHICLES),
    swaps: fc.array(
      fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), to: fc.constantFrom(...VEHICLES) }),
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ id, hours, days, rentCents, first, swaps }) => {
    const pickupAt = new Date(OUT + hours * HOUR_MS);
    const legs = swaps
      .toSorted((one, other) => one.share - other.share)
      .map(({ share: part, to }) => ({ vehicleId: to, from: new Date(pickupAt.getTime() + part * days * DAY_MS) }));
    return outing({ rentalId: id, pickupAt, days, rentCents, legs: [{ vehicleId: first, from: pickupAt }, ...legs] });
  });
const anyCost = fc
  .record({
    id: fc.uuid(),
    day: fc.integer({ min: -30, max: 60 }),
    vehicleId: fc.constantFrom(...VEHICLES),
    kind: fc.constantFrom('maintenance', 'fuel', 'fine'),
    amountCents: fc.integer({ min: 1, max: 80_000 }),
  })
  .map(({ day, ...rest }) => cost({ ...rest, on: shiftDay('2026-10-01', day) }));
const anyLedger = fc.record({
  outings: fc.array(anyOuting, { maxLength: 6 }),
  shares: fc.array(anyShare, { maxLength: 5 }),
  costs: fc.array(anyCost, { maxLength: 5 }),
});
const MONTHS = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02'];
const total = (lines: readonly { amountCents: number }[]) => lines.reduce((sum, one) => sum + one.amountCents, 0);

describe('over random ledgers', () => {
  it('the days of a rental add up to its rent to the cent, one after the other', () => {
    fc.assert(
      fc.property(anyOuting, (one) => {
        const days = rentDays(one, ZONE);
        expect(days.reduce((sum, { rentCents }) => sum + rentCents, 0)).toBe(one.rentCents);
        for (const [index, day] of days.entries()) expect(day.on).toBe(shiftDay(days[0]?.on ?? '', index));
      }),
    );
  });

  it('the owners’ rents and the company’s are the rent of the ledger, in each month', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const days = ledger.outings.flatMap((one) => rentDays(one, ZONE));
        const found = ownerEntries({ days, ...ledger, until: '2027-12' }).filter(({ kind }) => kind === 'rent');
        for (const month of new Set(days.map(({ on }) => on.slice(0, 7)))) {
          const rent = days.filter(({ on }) => on.startsWith(month)).reduce((sum, { rentCents }) => sum + rentCents, 0);
          const ofOwners = found
            .filter((one) => one.month === month)
            .reduce((sum, { baseCents }) => sum + baseCents, 0);
          const own = days
            .filter(({ on, vehicleId }) => on.startsWith(month) && !isShared(ledger.shares, vehicleId, on))
            .reduce((sum, { rentCents }) => sum + rentCents, 0);
          expect(ofOwners + own).toBe(rent);
        }
      }),
    );
  });

  it('an owner never has more days of a vehicle in a month than the month has', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const found = entries(ledger).filter(({ kind }) => kind === 'rent');
        for (const { month } of found)
          for (const vehicleId of VEHICLES) {
            const mine = found.filter((one) => one.month === month && one.vehicleId === vehicleId);
            expect(mine.reduce((sum, { days }) => sum + days, 0)).toBeLessThanOrEqual(31);
          }
      }),
    );
  });

  it('all statements add up to what the ledger says last, whatever changed between them', () => {
    fc.assert(
      fc.property(fc.array(anyLedger, { minLength: 1, maxLength: MONTHS.length }), (history) => {
        const stated: ReturnType<typeof statementLines> = [];
        for (const [index, ledger] of history.entries()) {
          const month = MONTHS[index] ?? '';
          const mine = entries(ledger, month).filter(({ ownerId }) => ownerId === 'o');
          stated.push(...statementLines(mine, stated, month));
          expect(total(stated)).toBe(total(mine));
        }
      }),
    );
  });
});

function isShared(shares: readonly Share[], vehicleId: string, on: string): boolean {
  return shares.some(
    (one) => one.vehicleId === vehicleId && one.startsOn <= on && (one.endsOn === null || on < one.endsOn),
  );
}
