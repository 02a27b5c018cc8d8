import 'server-only';
import type { FuelLevel } from '../pricing/values';
import type { ReadContext } from '../server/query';
import { getAgreedFacts } from './agreed-facts';
import { getLegs } from './get-legs';
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
  const agreement = await getAgreedFacts(ctx, checkIn.rentalId, 'completed');
  const { record, vehicleId, out, due, agreed, tariffs, rates, taxBasisPoints, nextPosition } = agreement;
  const { rental } = record;
  const { earlier, earlierKm, present } = await getLegs(ctx, record);
  const presentKm = Math.max(0, (checkIn.odometerKm ?? present.odometerOutKm) - present.odometerOutKm);
  const facts: ReturnFacts = {
    out,
    due,
    returned: checkIn.returned,
    rates,
    chargedDays: rental.chargedDays,
    graceMinutes: tariffs.graceMinutes,
    unusedGraceMinutes: rental.unusedGraceMinutes,
    milesPerDay: rental.milesPerDay,
    drivenKm: earlierKm + presentKm,
    mileagePriceCents: tariffs.mileCents,
    fuelPolicy: rental.fuelPolicy,
    fuelOut: present.fuelOut,
    fuelBack: checkIn.fuelLevel ?? 'full',
    earlier: earlier.map(({ fuelOut, fuelIn }) => ({ out: fuelOut, back: fuelIn })),
    fuelQuarterCents: tariffs.fuelQuarterCents,
    fuelServiceCents: tariffs.fuelServiceCents,
    agreed,
    usedDaysOnly: checkIn.usedDaysOnly,
  };
  return { record, vehicleId, present: { ...present, drivenKm: presentKm }, facts, taxBasisPoints, nextPosition };
}
