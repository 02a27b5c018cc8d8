import fc from 'fast-check';
import { expect } from 'vitest';
import { previewReturn } from '@/lib/payments/preview-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { query } from '@/lib/server/query';
import { type Act, attempt, pick } from '../act';
import { type Company, memberOf, typed } from '../company';
import { accountOf } from '../ledger';

interface Picks {
  which: number;
  earlier: boolean;
  km: number;
  fuelLevel: 'full' | 'half';
  usedDaysOnly: boolean;
}

const out = ({ hires }: Company) => hires.filter(({ status }) => status === 'active');

/** A vehicle comes back, now or an hour and a half ago, and the deposit pays what is due. */
export const GIVE_BACK: Act<Picks> = {
  name: 'give back',
  picks: fc.record({
    which: fc.nat(20),
    earlier: fc.boolean(),
    km: fc.nat(400),
    fuelLevel: fc.constantFrom('full', 'half'),
    usedDaysOnly: fc.boolean(),
  }),
  possible: (company) => out(company).length > 0,
  async play(company, { which, earlier, km, fuelLevel, usedDaysOnly }) {
    const hire = pick(out(company), which);
    const returned = Math.max(hire.since, earlier ? company.clock - 1.5 : company.clock);
    const odometerKm = hire.odometerOutKm + km;
    const checkIn = {
      rentalId: hire.id,
      returnedAt: typed(company, returned),
      odometerKm,
      fuelLevel,
      usedDaysOnly,
      unsignedReason: 'key_drop',
    };
    const before = await accountOf(company, hire.id);
    const ctx = await memberOf(company, 'manager');
    const preview = await query(ctx, 'rentals.return', (q) => previewReturn(q, checkIn));
    expect(preview.dueCents).toBe(before.dueCents + preview.sumCents);
    const seen = { expectedCents: preview.sumCents, expectedDueCents: preview.dueCents };
    const input = { ...checkIn, ...seen, expectedDepositCents: before.heldCents, odometerConfirmed: true };
    const { done, code } = await attempt(company, 'manager', settleReturn, input);
    expect(code).toBeNull();
    const applied = Math.max(0, Math.min(preview.dueCents, before.heldCents));
    expect(done).toMatchObject({ dueCents: preview.dueCents - applied, depositHeldCents: before.heldCents - applied });
    const vehicle = company.fleet.get(hire.vehicleId);
    const was = { odometerKm: vehicle?.odometerKm ?? 0, lastReturn: vehicle?.lastReturn ?? 0 };
    const asBefore = { ...was, readKm: odometerKm, given: company.given.length };
    Object.assign(hire, { status: 'completed', returned, before: asBefore });
    // A hand-over that was cancelled may have read more since a return that was reopened.
    if (vehicle)
      Object.assign(vehicle, {
        odometerKm: Math.max(vehicle.odometerKm, odometerKm),
        lastReturn: Math.max(vehicle.lastReturn, returned),
      });
    return ['rentals.return', 'rentals.settle_return', ...(applied > 0 ? ['payments.apply_deposit'] : [])];
  },
};
