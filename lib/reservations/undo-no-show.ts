import 'server-only';
import { and, eq } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import { pickFromClass } from '../allocations/pick-from-class';
import { releaseAllocation } from '../allocations/release-allocation';
import { lockCustomer } from '../customers/lock-customer';
import { HOUR_MS } from '../durations';
import { AppError } from '../errors';
import type { RentalOption } from '../pricing/values';
import { command } from '../server/command';
import { assertTransition } from '../state-machine';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { UndoNoShowInput } from './input';
import { lockBooked } from './lock-booked';
import { lockReservation, peekReservation } from './lock-reservation';
import { orderVoucher } from './order-voucher';
import { statusNow } from './shown-status';
import { takeBackFee } from './take-back-fee';
import { takeHolds } from './take-holds';
import { RESERVATION_TRANSITIONS } from './values';

/**
 * A manager takes a no-show back, because the customer comes after all, and its fee with it. It holds its vehicle again, or
 * another of a booked class, only if that is still free from now on, and no longer expires before its return. Throws
 * `record_not_found` for a customer or a vehicle archived since, `vehicle_not_available`, `class_not_available`, and
 * `due_in_past` after its return.
 */
export const undoNoShow = command(
  { name: 'reservations.undo_no_show', permission: 'reservations.reopen', input: UndoNoShowInput },
  async (ctx, { reservationId, reason }) => {
    const seen = await peekReservation(ctx, reservationId);
    const booked = { classId: seen.classId, vehicleId: seen.pencilled ? null : seen.vehicleId };
    const customer = await lockCustomer(ctx, seen.customerId);
    // Its class may have been archived since.
    const vehicle = await lockBooked(ctx, { ...booked, classId: null }, seen.classId);
    const before = await lockReservation(ctx, reservationId);
    assertTransition(RESERVATION_TRANSITIONS, statusNow(before, ctx.now), 'confirmed');
    if (customer.archivedAt || vehicle?.archivedAt) throw new AppError('record_not_found');
    if (before.dueAt <= ctx.now) throw new AppError('due_in_past');
    // Nothing may have closed it yet.
    await releaseAllocation(ctx, { kind: 'reservation', id: reservationId });
    const settings = await getTenantSettings(ctx);
    const { turnaroundMinutes } = settings;
    const from = new Date(Math.max(before.pickupAt.getTime(), ctx.now.getTime()));
    const period = { from, until: before.dueAt, turnaroundMinutes };
    const vehicleId = booked.vehicleId ?? (await pickFromClass(ctx, { classId: before.classId ?? '', ...period }));
    const hours = Math.ceil((before.dueAt.getTime() - before.pickupAt.getTime()) / HOUR_MS);
    const after = {
      status: 'confirmed' as const,
      vehicleId,
      autoCancelHours: Math.max(before.autoCancelHours, hours - before.noShowGraceHours),
    };
    await ctx.tx
      .update(reservations)
      .set({ ...after, closedAt: null, closedReason: null, feeCents: 0, updatedAt: ctx.now })
      .where(and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.id, reservationId)));
    await takeBackFee(ctx, reservationId, reason);
    // Safe because the column's values come from the input's options.
    await takeHolds(ctx, reservationId, { vehicleId, options: before.options as RentalOption[], ...period });
    await orderVoucher(ctx, reservationId, settings);
    const { status, autoCancelHours } = before;
    ctx.record({
      entity: 'reservation',
      entityId: reservationId,
      before: { status, autoCancelHours, vehicleId: before.vehicleId },
      after: { ...after, reason },
    });
    return { id: reservationId };
  },
);
