import 'server-only';
import type { z } from 'zod';
import { getCustomer } from '../customers/get-customer';
import { instantToLocal, localToInstant } from '../dates';
import { AppError, type FieldErrors } from '../errors';
import { proposeRate } from '../rates/propose-rate';
import type { ReadContext } from '../server/query';
import { getVehicle } from '../vehicles/get-vehicle';
import { getAgreedFacts } from './agreed-facts';
import { findLastReturn } from './find-last-return';
import { getLegs } from './get-legs';
import type { PreviewSwapInput } from './swap-input';
import { priceSwap } from './swap-price';
import { swapRefusals } from './swap-refusals';

/**
 * What it costs to give a customer another vehicle, and the agreement that it changes. Whether the new vehicle is free is
 * asked apart. Throws the first reason against it, with each at its field.
 */
export async function offerSwap(ctx: ReadContext, input: z.output<typeof PreviewSwapInput>) {
  const agreement = await getAgreedFacts(ctx, input.rentalId, 'swapped');
  const { record, out, due, tariffs } = agreement;
  const { timeZone } = ctx.tenant;
  const at = localToInstant(input.swappedAt, timeZone);
  if (!at) throw new AppError('validation_error', { fields: { swappedAt: 'invalid_date' } });
  const next = await getVehicle(ctx, input.vehicleId);
  if (next.archivedAt) throw new AppError('record_not_found', { fields: { vehicleId: 'record_not_found' } });
  const [legs, lastReturnAt, customer] = [
    await getLegs(ctx, record),
    await findLastReturn(ctx, next.id),
    await getCustomer(ctx, record.rental.customerId ?? ''),
  ];
  const { left } = legs.present;
  const asked = { at, left, due, presentVehicleId: agreement.vehicleId, next: { ...next, lastReturnAt } };
  const refusals = swapRefusals(asked, ctx.now);
  const [first] = refusals;
  if (first) {
    const fields: FieldErrors = Object.fromEntries(refusals.toReversed().map(({ field, code }) => [field, code]));
    const returned = lastReturnAt && instantToLocal(lastReturnAt, timeZone);
    const params = returned && first.code === 'swap_before_return' ? { returned } : undefined;
    throw new AppError(first.code, { fields, params });
  }
  // For the days of the whole rental, so that both vehicles are compared over the same seasons.
  const { graceMinutes } = tariffs;
  const proposed = await proposeRate(ctx, { vehicle: next, tier: customer.tier, out, due, graceMinutes, timeZone });
  const price = priceSwap({ ...agreement, at, newRates: proposed.rates, useNewRate: input.newRate });
  return { ...agreement, ...legs, customer, next, at, price };
}
