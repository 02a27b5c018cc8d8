import 'server-only';
import type { z } from 'zod';
import { can } from '../auth/permissions';
import { getCustomer } from '../customers/get-customer';
import { localDay, localToInstant } from '../dates';
import { driverRefusals } from '../drivers/eligibility';
import { AppError } from '../errors';
import { afterHoursLine } from '../hours/after-hours-lines';
import { isRefusedAt } from '../hours/hours-refusals';
import type { ReadContext } from '../server/query';
import { getAgreedFacts } from './agreed-facts';
import type { PreviewExtensionInput } from './extend-input';
import { priceExtension } from './extension-price';
import { extensionRefusals } from './extension-refusals';
import { listRentalDrivers } from './get-rental';

/**
 * What an extension to a time would cost, and the agreement that it changes. Whether the vehicle is free then is asked
 * apart. Throws the first reason against it, at `dueAt`, with all of them in its details.
 */
export async function offerExtension(ctx: ReadContext, input: z.output<typeof PreviewExtensionInput>) {
  const agreement = await getAgreedFacts(ctx, input.rentalId, 'extended');
  const { out, due, tariffs, record } = agreement;
  const { timeZone } = ctx.tenant;
  const until = localToInstant(input.dueAt, timeZone);
  if (!until) throw new AppError('validation_error', { fields: { dueAt: 'invalid_date' } });
  const customer = await getCustomer(ctx, record.rental.customerId ?? '');
  const drivers = await listRentalDrivers(ctx, input.rentalId);
  const days = {
    today: localDay(ctx.now, timeZone),
    pickupDay: localDay(out, timeZone),
    returnDay: localDay(until, timeZone),
  };
  const mayGoLong = can(ctx.role, 'rentals.extend_long');
  const { businessHours } = agreement.settings;
  const place = record.rental.returnLocation;
  const outsideHours = isRefusedAt(businessHours, place, until, timeZone);
  const refusals = extensionRefusals({ out, due, until, customer, ...days, mayGoLong, outsideHours }, ctx.now);
  // Their ages were checked at the pickup.
  const licenses = drivers.map((driver) => ({ ...driver, dateOfBirth: null }));
  const ofDrivers = driverRefusals(licenses, { ...days, minimumAge: 0 });
  const codes = [...refusals, ...ofDrivers.map(({ code }) => code)];
  const [code] = codes;
  if (code) {
    const params = refusals.length === 0 ? ofDrivers[0]?.params : undefined;
    throw new AppError(code, { params, fields: { dueAt: code }, details: { blockers: codes } });
  }
  const afterHours = afterHoursLine(businessHours, 'after_hours_return', { at: until, place }, timeZone);
  const price = priceExtension({ ...agreement, due: until, graceMinutes: tariffs.graceMinutes, afterHours });
  return { ...agreement, customer, until, price };
}
