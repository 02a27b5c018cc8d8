import 'server-only';
import { afterHoursLine } from '../hours/after-hours-lines';
import { closedBetween } from '../hours/closed-between';
import type { PriceLine } from '../pricing/quote';
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
  const { businessHours } = agreement.settings;
  const { timeZone } = ctx.tenant;
  const { returned } = checkIn;
  const place = rental.returnLocation;
  const { earlier, earlierKm, present } = await getLegs(ctx, record);
  const presentKm = Math.max(0, (checkIn.odometerKm ?? present.odometerOutKm) - present.odometerOutKm);
  const facts: ReturnFacts = {
    out,
    due,
    returned,
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
    late: tariffs.late,
    closed: closedBetween(businessHours, place, { from: due, until: returned }, timeZone),
    afterHours: agreedFee(
      afterHoursLine(businessHours, 'after_hours_return', { at: returned, place }, timeZone),
      tariffs,
    ),
  };
  return { record, vehicleId, present: { ...present, drivenKm: presentKm }, facts, taxBasisPoints, nextPosition };
}

/** The fee that the customer has signed; none if the agreement named none. */
function agreedFee(line: PriceLine | null, { afterHoursCents = 0 }: { afterHoursCents?: number }): PriceLine | null {
  return line && afterHoursCents > 0 ? { ...line, amountCents: afterHoursCents } : null;
}
