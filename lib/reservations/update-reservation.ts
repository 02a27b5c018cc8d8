import 'server-only';
import { and, eq } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import { findKeptHold } from '../allocations/find-kept-hold';
import { holdOptions } from '../allocations/hold-options';
import { pickFromClass } from '../allocations/pick-from-class';
import { readKeptUnits } from '../allocations/read-kept-units';
import { releaseAllocation, releaseOptions } from '../allocations/release-allocation';
import { atField } from '../at-field';
import { lockCustomer } from '../customers/lock-customer';
import { AppError } from '../errors';
import { AUTO_CANCEL_HOURS } from '../no-show-hours';
import { changedFields } from '../records/changed-fields';
import { command, type WriteContext } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { assertNothingPaid } from './assert-nothing-paid';
import { assertReservable } from './assert-reservable';
import { assertReservationUnchanged } from './assert-reservation-unchanged';
import { RESERVATION_FIELDS } from './fields';
import { findDanger } from './find-danger';
import { UpdateReservationInput } from './input';
import { keptRates } from './kept-rates';
import { lockBooked } from './lock-booked';
import { lockReservation, peekReservation } from './lock-reservation';
import { OPTION_FIELDS } from './option-fields';
import { orderVoucher } from './order-voucher';
import { priceReservation } from './price-reservation';
import { reservationColumns } from './reservation-columns';
import { reservationRecord } from './reservation-record';
import { isStanding } from './shown-status';
import { takeHolds } from './take-holds';

/**
 * Changes a reservation that nobody has picked up yet. Rates that were promised stay while vehicle or class, period and
 * customer do, or the vehicle is exchanged because it may not be back in time. Throws as `createReservation` does,
 * `record_changed`, `reservation_paid` for another customer, and `invalid_transition` once it is closed.
 */
export const updateReservation = command(
  { name: 'reservations.update', permission: 'reservations.edit', input: UpdateReservationInput },
  async (ctx, { reservationId, version, expectedTotalCents, ...input }) => {
    const seen = await peekReservation(ctx, reservationId);
    const customer = await atField('customerId', lockCustomer(ctx, input.customerId));
    const vehicle = await lockBooked(ctx, input, seen.classId);
    const before = await lockReservation(ctx, reservationId);
    if (!isStanding(before, ctx.now)) throw new AppError('invalid_transition');
    await assertReservationUnchanged(ctx, before, version);
    const { timeZone } = ctx.tenant;
    const changed = changedFields(RESERVATION_FIELDS, reservationRecord(before, timeZone), input);
    const stays = (...names: (keyof typeof RESERVATION_FIELDS)[]) => !changed.some((name) => names.includes(name));
    if (!stays('autoCancelHours')) assertUsualHours(input.autoCancelHours);
    if (!stays('customerId')) await assertNothingPaid(ctx, reservationId);
    const settings = await getTenantSettings(ctx);
    const period = stays('pickupAt', 'dueAt');
    const danger = await findDanger(ctx, reservationId);
    const kept = keptRates(reservationRecord(before, timeZone), before, input, danger !== null);
    const price = await priceReservation(ctx, input, {
      settings,
      tier: customer.tier,
      promised: kept,
    });
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
        unchanged: {
          customer: stays('customerId', 'pickupAt', 'dueAt', 'classId', 'vehicleId'),
          period,
          hours: period && stays('pickupLocation', 'returnLocation'),
          vehicle: stays('vehicleId'),
          rate: kept !== null,
        },
      },
      ctx.now,
    );
    if (price.quote.totalCents !== expectedTotalCents)
      throw new AppError('quote_changed', { details: { totalCents: price.quote.totalCents } });
    const held = { from: price.out, until: price.due, turnaroundMinutes: settings.turnaroundMinutes };
    const moves = !period || !stays('vehicleId', 'classId');
    const keptHold = vehicle && stays('vehicleId') ? await findKeptHold(ctx, vehicle.id, { reservationId }) : null;
    const keptUnits = await readKeptUnits(ctx, { reservationId });
    if (moves) await releaseAllocation(ctx, { kind: 'reservation', id: reservationId });
    const vehicleId = moves
      ? (vehicle?.id ?? (await pickFromClass(ctx, { classId: input.classId ?? '', ...held })))
      : before.vehicleId;
    const columns = reservationColumns(input, price, vehicleId);
    await write(ctx, reservationId, columns);
    const { options } = columns;
    if (moves) await takeHolds(ctx, reservationId, { vehicleId, options, kept: keptHold, keptUnits, ...held });
    else if (!stays('gps', 'childSeat')) await changeOptions(ctx, reservationId, { options, kept: keptUnits, ...held });
    await orderVoucher(ctx, reservationId, settings);
    ctx.record({ entity: 'reservation', entityId: reservationId, before, after: columns });
    return { id: reservationId };
  },
);

/** The vehicle stays as it is: nobody has asked for another hold of it. */
async function changeOptions(
  ctx: WriteContext,
  id: string,
  held: Omit<Parameters<typeof holdOptions>[1], 'holder' | 'fieldOf'>,
): Promise<void> {
  const holder = { kind: 'reservation', id } as const;
  await releaseOptions(ctx, holder);
  await holdOptions(ctx, { ...held, holder, fieldOf: (option) => OPTION_FIELDS[option] });
}

async function write(ctx: WriteContext, reservationId: string, columns: ReturnType<typeof reservationColumns>) {
  const written = await ctx.tx
    .update(reservations)
    .set({ ...columns, updatedAt: ctx.now })
    .where(
      and(
        eq(reservations.tenantId, ctx.tenantId),
        eq(reservations.id, reservationId),
        eq(reservations.status, 'confirmed'),
      ),
    )
    .returning({ id: reservations.id });
  if (written.length === 0) throw new AppError('invalid_transition');
}

/** Only undoing a no-show may set more hours, so that the reservation lasts until its return. */
function assertUsualHours(hours: number): void {
  const { min: from, max: to } = AUTO_CANCEL_HOURS;
  if (hours > to)
    throw new AppError('validation_error', { fields: { autoCancelHours: 'out_of_range' }, params: { from, to } });
}
