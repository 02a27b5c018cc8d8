import 'server-only';
import { AppError } from '../errors';
import type { Rates } from '../pricing/quote';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { getRental, listCharges, listRentalInspections, type RentalRecord } from './get-rental';
import type { AgreedCharge, ReturnFacts } from './return-proposal';
import type { FuelLevel } from './values';

interface CheckIn {
  rentalId: string;
  returned: Date;
  odometerKm?: number;
  fuelLevel?: FuelLevel;
  usedDaysOnly: boolean;
}

/** All that a return's price depends on; what has not been read yet counts as unchanged. Throws `invalid_transition` unless out. */
export async function getReturnFacts(ctx: ReadContext, checkIn: CheckIn) {
  const [record, charged, inspections, settings] = await Promise.all([
    getRental(ctx, checkIn.rentalId),
    listCharges(ctx, checkIn.rentalId),
    listRentalInspections(ctx, checkIn.rentalId),
    getTenantSettings(ctx),
  ]);
  const { rental, vehicle } = record;
  const { pickupAt, dueAt, vehicleId } = rental;
  if (rental.status !== 'active' || !pickupAt || !dueAt || !vehicle || !vehicleId)
    throw new AppError('invalid_transition', { params: { from: rental.status, to: 'completed' } });
  const checkout = inspections.find((inspection) => inspection.kind === 'checkout');
  const odometerOutKm = checkout?.odometerKm ?? vehicle.odometerKm;
  const agreed: AgreedCharge[] = charged.map((charge) => ({ ...charge, waived: charge.waivedAt !== null }));
  const facts: ReturnFacts = {
    out: pickupAt,
    due: dueAt,
    returned: checkIn.returned,
    rates: agreedRates(record),
    chargedDays: rental.chargedDays,
    graceMinutes: settings.graceMinutes,
    unusedGraceMinutes: rental.unusedGraceMinutes,
    milesPerDay: rental.milesPerDay,
    drivenKm: Math.max(0, (checkIn.odometerKm ?? odometerOutKm) - odometerOutKm),
    mileagePriceCents: settings.mileagePriceCents,
    fuelPolicy: rental.fuelPolicy,
    fuelOut: checkout?.fuelLevel ?? 'full',
    fuelBack: checkIn.fuelLevel ?? 'full',
    fuelQuarterCents: settings.fuelQuarterPriceCents,
    fuelServiceCents: settings.fuelServiceFeeCents,
    agreed,
    usedDaysOnly: checkIn.usedDaysOnly,
  };
  return { record, vehicleId, odometerOutKm, checkout, facts, nextPosition: charged.length };
}

/** The rates of the agreement: those frozen in its terms, else the vehicle's own weekly and monthly ones. */
function agreedRates({ rental, vehicle }: RentalRecord): Rates {
  const dailyCents = rental.dailyRateCents ?? 0;
  const frozen = rental.terms?.rates;
  if (frozen && typeof frozen === 'object')
    return { dailyCents, weeklyCents: cents(frozen, 'weeklyCents'), monthlyCents: cents(frozen, 'monthlyCents') };
  return {
    dailyCents,
    weeklyCents: vehicle?.weeklyRateCents ?? null,
    monthlyCents: vehicle?.monthlyRateCents ?? null,
  };
}

function cents(rates: object, name: string): number | null {
  const value: unknown = Reflect.get(rates, name);
  return typeof value === 'number' ? value : null;
}
