import 'server-only';
import type { FuelLevel } from '../pricing/values';
import type { ReadContext } from '../server/query';
import { getAgreedFacts } from './agreed-facts';
import { listRentalInspections } from './get-rental';
import { leftAt } from './left-at';
import type { ReturnFacts } from './return-proposal';

interface CheckIn {
  rentalId: string;
  returned: Date;
  odometerKm?: number;
  fuelLevel?: FuelLevel;
  usedDaysOnly: boolean;
}

/**
 * Everything a return's price depends on. Readings not taken yet count as unchanged. Throws `invalid_transition` unless
 * the vehicle is out.
 */
export async function getReturnFacts(ctx: ReadContext, checkIn: CheckIn) {
  const [agreement, inspections] = await Promise.all([
    getAgreedFacts(ctx, checkIn.rentalId, 'completed'),
    listRentalInspections(ctx, checkIn.rentalId),
  ]);
  const { record, vehicle, vehicleId, out, due, agreed, tariffs, rates, taxBasisPoints, nextPosition } = agreement;
  const { rental } = record;
  const checkout = inspections.find((inspection) => inspection.kind === 'checkout');
  const odometerOutKm = checkout?.odometerKm ?? vehicle.odometerKm;
  const facts: ReturnFacts = {
    out,
    due,
    returned: checkIn.returned,
    rates,
    chargedDays: rental.chargedDays,
    graceMinutes: tariffs.graceMinutes,
    unusedGraceMinutes: rental.unusedGraceMinutes,
    milesPerDay: rental.milesPerDay,
    drivenKm: Math.max(0, (checkIn.odometerKm ?? odometerOutKm) - odometerOutKm),
    mileagePriceCents: tariffs.mileCents,
    fuelPolicy: rental.fuelPolicy,
    fuelOut: checkout?.fuelLevel ?? 'full',
    fuelBack: checkIn.fuelLevel ?? 'full',
    fuelQuarterCents: tariffs.fuelQuarterCents,
    fuelServiceCents: tariffs.fuelServiceCents,
    agreed,
    usedDaysOnly: checkIn.usedDaysOnly,
  };
  const left = leftAt({ pickupAt: out, activatedAt: rental.activatedAt });
  return { record, vehicleId, odometerOutKm, checkout, left, facts, taxBasisPoints, nextPosition };
}
