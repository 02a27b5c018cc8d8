import 'server-only';
import { z } from 'zod';
import { AppError } from '../errors';
import { lateTerms } from '../pricing/late-terms';
import type { Rates } from '../pricing/quote';
import type { ReadContext } from '../server/query';
import { getTenantSettings, type TenantSettings } from '../tenants/get-tenant-settings';
import { agreedTax } from './agreed-tax';
import { getRental, listCharges, type RentalRecord } from './get-rental';
import { leftAt } from './left-at';
import type { AgreedCharge } from './return-proposal';

/**
 * What the agreement of a vehicle that is out says, and what was charged for it so far. Throws `invalid_transition`
 * unless the vehicle is out; `to` names what was asked for.
 */
export async function getAgreedFacts(ctx: ReadContext, rentalId: string, to: string) {
  const [record, charged, settings] = await Promise.all([
    getRental(ctx, rentalId),
    listCharges(ctx, rentalId),
    getTenantSettings(ctx),
  ]);
  const { rental, vehicle } = record;
  const { pickupAt, dueAt, vehicleId } = rental;
  if (rental.status !== 'active' || !pickupAt || !dueAt || !vehicle || !vehicleId)
    throw new AppError('invalid_transition', { params: { from: rental.status, to } });
  const agreed: AgreedCharge[] = charged.map((charge) => ({ ...charge, waived: charge.waivedAt !== null }));
  return {
    record,
    vehicle,
    vehicleId,
    out: pickupAt,
    due: dueAt,
    /** From when on the present vehicle is held. */
    since: leftAt({ ...rental, pickupAt }),
    chargedDays: rental.chargedDays,
    settings,
    agreed,
    tariffs: agreedTariffs(record, settings),
    rates: agreedRates(record),
    taxBasisPoints: agreedTax(record, agreed),
    nextPosition: charged.length,
  };
}

const Tariffs = z.object({
  graceMinutes: z.number(),
  mileCents: z.number(),
  fuelQuarterCents: z.number(),
  fuelServiceCents: z.number(),
  afterHoursCents: z.number().optional(),
  late: z.object({ freeMinutes: z.number(), hourBasisPoints: z.number(), fullDayMinutes: z.number() }).optional(),
});

/** The prices the customer signed. Current prices only for an imported agreement without frozen terms. */
function agreedTariffs({ rental }: RentalRecord, settings: TenantSettings): z.output<typeof Tariffs> {
  const frozen = Tariffs.safeParse(rental.terms?.tariffs);
  if (frozen.success) return frozen.data;
  return {
    graceMinutes: settings.graceMinutes,
    mileCents: settings.mileagePriceCents,
    fuelQuarterCents: settings.fuelQuarterPriceCents,
    fuelServiceCents: settings.fuelServiceFeeCents,
    late: lateTerms(settings),
  };
}

const FrozenRates = z.object({ weeklyCents: z.number().nullable(), monthlyCents: z.number().nullable() });

/**
 * The rates the agreement was priced with. Without frozen terms, those that agreement-terms.ts takes from the vehicle.
 */
function agreedRates({ rental, vehicle }: RentalRecord): Rates {
  const dailyCents = rental.dailyRateCents ?? 0;
  const frozen = FrozenRates.safeParse(rental.terms?.rates);
  if (frozen.success) return { dailyCents, ...frozen.data };
  const own = dailyCents !== vehicle?.dailyRateCents;
  return {
    dailyCents,
    weeklyCents: own ? null : vehicle.weeklyRateCents,
    monthlyCents: own ? null : vehicle.monthlyRateCents,
  };
}
