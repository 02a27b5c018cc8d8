import 'server-only';
import { sql } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import { closeNoShows } from '../allocations/close-no-shows';
import { findAnyClash } from '../allocations/find-clash';
import { heldUntil } from '../allocations/held-until';
import { afterLocks } from '../allocations/lock-for-booking';
import { pickFromClass } from '../allocations/pick-from-class';
import { readClassHolds } from '../allocations/read-class-holds';
import { refuseTaken } from '../allocations/refuse-taken';
import { atField } from '../at-field';
import { lockCustomer } from '../customers/lock-customer';
import { AppError } from '../errors';
import { newId } from '../id';
import { localPeriod } from '../local-period';
import { afterSent } from '../server/after-sent';
import type { WriteContext } from '../server/command';
import { together } from '../server/together';
import { getTenantSettings, type TenantSettings } from '../tenants/get-tenant-settings';
import { nextNumber } from '../tenants/next-number';
import { orderEvent } from '../webhooks/order-event';
import { assertReservable } from './assert-reservable';
import type { ReservationInput } from './input';
import { findBookedClassIds, lockBookedTogether } from './lock-booked';
import { type Offer, offeredPrice } from './offered-price';
import { orderVoucherOf } from './order-voucher';
import { priceReservation } from './price-reservation';
import { reservationColumns } from './reservation-columns';
import { takeHolds } from './take-holds';

const NOTHING_PAID = { paidCents: 0, depositPaidCents: 0 };

interface Options {
  /** The total that customer and clerk saw. */
  expectedTotalCents: number;
  /** The valid quote that is taken, at its own price and with its own rate; null for today's price. */
  offer: Offer | null;
}

/**
 * Promises a vehicle, or any one of a class, for a period, inside the caller's transaction: price, number, hold of the
 * vehicle and of the options that are counted. Throws `vehicle_not_available`, `class_not_available`,
 * `option_not_available`, and `quote_changed` if the total is not what was shown (docs/rules.md §6, §7).
 */
export async function placeReservation(
  ctx: WriteContext,
  input: ReservationInput,
  { expectedTotalCents, offer }: Options,
): Promise<{ id: string; number: string }> {
  const [customer, settings, classIds] = await together(
    atField('customerId', lockCustomer(ctx, input.customerId)),
    getTenantSettings(ctx),
    findBookedClassIds(ctx, input),
  );
  // From the locks on, others wait. So all that has to be read under them is asked with them.
  const [{ vehicle, bookedClass }, today, { found, holds }] = await together(
    lockBookedTogether(ctx, input, classIds),
    afterLocks(() => priceReservation(ctx, input, { settings, tier: customer.tier, promised: null })),
    afterLocks(() => readHolds(ctx, input, settings)),
  );
  const price = offer ? { ...today, ...offeredPrice(today, offer) } : today;
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
      unchanged: { customer: false, period: false, hours: false, vehicle: false, rate: offer !== null },
    },
    ctx.now,
  );
  if (price.quote.totalCents !== expectedTotalCents)
    throw new AppError('quote_changed', { details: { totalCents: price.quote.totalCents } });
  const period = { from: price.out, until: price.due, turnaroundMinutes: settings.turnaroundMinutes };
  if (vehicle && found && !found.pencilledClassId) {
    const until = heldUntil(price.due, settings.turnaroundMinutes);
    await refuseTaken(ctx, { vehicleId: vehicle.id, from: price.out, until }, found);
  }
  const vehicleId = vehicle?.id ?? (await pickFromClass(ctx, { classId: input.classId ?? '', ...period, holds }));
  const id = newId();
  const columns = reservationColumns(input, price, vehicleId);
  const [, number] = await together(closeNoShows(ctx, sql`s.vehicle_id = ${vehicleId}`), nextNumber(ctx, 'V'));
  const made = { tenantId: ctx.tenantId, id, number, createdBy: ctx.member.id };
  const told = { ...made, ...columns, status: 'confirmed' as const, closedReason: null };
  await together(
    ctx.tx.insert(reservations).values({ ...made, ...columns, createdAt: ctx.now, updatedAt: ctx.now }),
    afterSent(() => takeHolds(ctx, id, { vehicleId, options: columns.options, ...period, noShowsClosed: true })),
    afterSent(() =>
      orderVoucherOf(
        ctx,
        { reservation: told, customer, vehicle, className: bookedClass?.name ?? null },
        { paid: NOTHING_PAID, settings },
      ),
    ),
  );
  await orderEvent(ctx, 'reservation.created', {
    ...{ reservationId: id, number, status: 'confirmed', customerId: columns.customerId },
    ...{ vehicleId: columns.pencilled ? null : vehicleId, classId: columns.classId },
    ...{ pickupAt: columns.pickupAt, dueAt: columns.dueAt, totalCents: columns.totalCents },
  });
  ctx.record({
    action: 'reservations.create',
    entity: 'reservation',
    entityId: id,
    before: null,
    after: { number, ...columns },
  });
  return { id, number };
}

/** What stands in the way of the vehicle, or what holds the class. */
async function readHolds(ctx: WriteContext, input: ReservationInput, settings: TenantSettings) {
  if (input.vehicleId === null) return { found: null, holds: await readClassHolds(ctx, input.classId ?? '') };
  const { out, due } = localPeriod(input, settings);
  const until = heldUntil(due, settings.turnaroundMinutes);
  return { found: await findAnyClash(ctx, { vehicleId: input.vehicleId, from: out, until }), holds: undefined };
}
