import fc from 'fast-check';
import { expect } from 'vitest';
import { demoSignature } from '@/db/seed/signature';
import { previewSwap } from '@/lib/rentals/preview-swap';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { query } from '@/lib/server/query';
import { type Act, attempt, pick } from '../act';
import { type Company, type Hire, memberOf, typed } from '../company';
import { couldBeHad } from '../free-vehicles';

interface Picks {
  which: number;
  what: number;
  km: number;
  newRate: boolean;
}

const out = ({ hires }: Company) => hires.filter(({ status }) => status === 'active');

/** A customer gets another vehicle under the same agreement. */
export const SWAP: Act<Picks> = {
  name: 'swap',
  picks: fc.record({ which: fc.nat(20), what: fc.nat(3), km: fc.nat(100), newRate: fc.boolean() }),
  possible: (company) => out(company).length > 0,
  async play(company, { which, what, km, newRate }) {
    const hire = pick(out(company), which);
    const { id: rentalId, due } = hire;
    const vehicleId = pick(
      [...company.fleet.keys()].filter((other) => other !== hire.vehicleId),
      what,
    );
    const asked = { rentalId, vehicleId, swappedAt: typed(company, company.clock), newRate };
    const isLate = due <= company.clock;
    const isFree = !isLate && (await couldBeHad(company, { vehicleId, classId: null, from: company.clock, due }));
    const ctx = await memberOf(company, 'manager');
    const preview = isLate ? null : await query(ctx, 'rentals.swap', (q) => previewSwap(q, asked));
    if (preview) expect(preview.clash === null, 'as the screen shows it').toBe(isFree);
    const readings = {
      ...{ odometerInKm: hire.odometerOutKm + km, fuelIn: 'full', odometerConfirmed: true },
      ...{ odometerOutKm: company.fleet.get(vehicleId)?.odometerKm ?? 0, fuelOut: 'full' },
    };
    const signed = { customerSignature: demoSignature('customer'), agentSignature: demoSignature('agent') };
    const input = { ...asked, ...readings, ...signed, fromVehicleId: hire.vehicleId };
    const expectedCents = preview?.addedCents ?? 0;
    const { done, code } = await attempt(company, 'manager', swapVehicle, { ...input, expectedCents });
    expect(code).toBe(isLate ? 'swap_past_due' : isFree ? null : 'vehicle_not_available');
    if (!done) return 'refused';
    swapped(company, hire, { vehicleId, km });
    return ['rentals.swap'];
  },
};

function swapped(company: Company, hire: Hire, { vehicleId, km }: { vehicleId: string; km: number }) {
  const { clock, fleet } = company;
  const [back, given] = [fleet.get(hire.vehicleId), fleet.get(vehicleId)];
  if (back)
    Object.assign(back, {
      odometerKm: Math.max(back.odometerKm, hire.odometerOutKm + km),
      lastReturn: Math.max(back.lastReturn, clock),
    });
  company.given.push({ vehicleId, hireId: hire.id });
  const drivenKm = hire.drivenKm + km;
  const present = { vehicleId, since: clock, odometerOutKm: given?.odometerKm ?? 0 };
  Object.assign(hire, { ...present, drivenKm, extensions: hire.extensions + 1 });
}
