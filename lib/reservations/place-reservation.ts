import 'server-only';
import { reservations } from '@/db/schema/reservations';
import { pickFromClass } from '../allocations/pick-from-class';
import { atField } from '../at-field';
import { lockCustomer } from '../customers/lock-customer';
import { AppError } from '../errors';
import { newId } from '../id';
import type { WriteContext } from '../server/command';
import { together } from '../server/together';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { nextNumber } from '../tenants/next-number';
import { assertReservable } from './assert-reservable';
import type { ReservationInput } from './input';
import { lockBooked } from './lock-booked';
import { orderVoucher } from './order-voucher';
import { priceReservation } from './price-reservation';
import { reservationColumns } from './reservation-columns';
import { takeHolds } from './take-holds';

interface Options {
  /** The total that customer and clerk saw. */
  expectedTotalCents: number;
  /** Whether a manager has agreed to the input's own rate before. */
  rateAgreed: boolean;
}

/**
 * Promises a vehicle, or any one of a class, for a period, inside the caller's transaction: price, number, hold of the
 * vehicle and of the options that are counted. Throws `vehicle_not_available`, `class_not_available`,
 * `option_not_available`, and `quote_changed` if the total is not what was shown (docs/rules.md §6, §7).
 */
export async function placeReservation(
  ctx: WriteContext,
  input: ReservationInput,
  { expectedTotalCents, rateAgreed }: Options,
): Promise<{ id: string; number: string }> {
  const [customer, settings] = await Promise.all([
    atField('customerId', lockCustomer(ctx, input.customerId)),
    getTenantSettings(ctx),
  ]);
  const vehicle = await lockBooked(ctx, input);
  const price = await priceReservation(ctx, input, { settings, tier: customer.tier, promised: null });
  assertReservable(
    {
      role: ctx.role,
      customer,
      vehicle,
      pickupAt: price.out,
      dueAt: price.due,
      outside: price.outside,
      ownRateCents: input.dailyRateCents,
      proposedRateCents: price.proposed.dailyRateCents,
      unchanged: { customer: false, period: false, hours: false, vehicle: false, rate: rateAgreed },
    },
    ctx.now,
  );
  if (price.quote.totalCents !== expectedTotalCents)
    throw new AppError('quote_changed', { details: { totalCents: price.quote.totalCents } });
  const period = { from: price.out, until: price.due, turnaroundMinutes: settings.turnaroundMinutes };
  const vehicleId = vehicle?.id ?? (await pickFromClass(ctx, { classId: input.classId ?? '', ...period }));
  const id = newId();
  const columns = reservationColumns(input, price, vehicleId);
  const number = await nextNumber(ctx, 'V');
  const made = { tenantId: ctx.tenantId, id, number, createdBy: ctx.member.id };
  await ctx.tx.insert(reservations).values({ ...made, ...columns, createdAt: ctx.now, updatedAt: ctx.now });
  await together(
    takeHolds(ctx, id, { vehicleId, options: columns.options, ...period }),
    orderVoucher(ctx, id, settings),
  );
  ctx.record({
    action: 'reservations.create',
    entity: 'reservation',
    entityId: id,
    before: null,
    after: { number, ...columns },
  });
  return { id, number };
}
