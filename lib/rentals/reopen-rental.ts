import 'server-only';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import { inspections } from '@/db/schema/inspections';
import { charges, rentals } from '@/db/schema/rentals';
import { lockForBooking } from '../allocations/lock-for-booking';
import { lockCustomer } from '../customers/lock-customer';
import { databaseCode } from '../database-error';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { lowerOdometer } from '../vehicles/lower-odometer';
import { getReopenFacts } from './get-reopen-facts';
import type { ReopenReturnInput } from './reopen-input';
import { reopenRefusal } from './reopen-refusal';
import { takeVehicleBack } from './take-vehicle-back';

/**
 * Makes a returned rental a running one again, inside the caller's transaction: vehicle, options and odometer are as they
 * were before the return. Its inspection stays, marked, and its charges are waived. Throws a code of its own for each
 * reason against it (docs/rules.md §6).
 */
export async function reopenRental(ctx: WriteContext, { rentalId, reason }: ReopenReturnInput) {
  const mine = and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId));
  const [rental] = await ctx.tx.select().from(rentals).where(mine).for('update');
  if (!rental) throw new AppError('record_not_found');
  const { status, vehicleId, customerId, pickupAt, dueAt, returnedAt, completedAt } = rental;
  if (status === 'cancelled') throw new AppError('rental_cancelled');
  if (status !== 'completed' || !vehicleId || !customerId || !pickupAt || !dueAt || !returnedAt || !completedAt)
    throw new AppError('invalid_transition', { params: { from: status, to: 'active' } });
  const customer = await lockCustomer(ctx, customerId);
  const vehicle = await lockForBooking(ctx, vehicleId);
  const { checkin, ...since } = await getReopenFacts(ctx, { rentalId, vehicleId, completedAt });
  await takeVehicleBack(ctx, { ...rental, vehicleId, pickupAt, dueAt });
  const refusal = reopenRefusal({ status, vehicle, customer, ...since });
  if (refusal) throw new AppError(refusal);
  const back = { returnedAt: null, completedAt: null, completedBy: null, updatedAt: ctx.now };
  const changed = await ctx.tx
    .update(rentals)
    .set({ ...back, status: 'active' })
    .where(and(mine, eq(rentals.status, 'completed')))
    .returning({ id: rentals.id })
    .catch((error: unknown) => {
      // The partial unique index on vehicles that are out: somebody else has it now.
      throw databaseCode(error) === '23505' ? new AppError('vehicle_not_available') : error;
    });
  if (changed.length === 0) throw new AppError('invalid_transition');
  let odometerKm = vehicle.odometerKm;
  if (checkin) {
    await ctx.tx
      .update(inspections)
      .set({ supersededAt: ctx.now, supersededBy: ctx.member.id, supersededReason: reason })
      .where(and(eq(inspections.tenantId, ctx.tenantId), eq(inspections.id, checkin.id)));
    await waiveCharges(ctx, checkin.id, reason);
    odometerKm = await lowerOdometer(ctx, vehicle, {
      odometerKm: checkin.odometerKm,
      recordedAt: checkin.createdAt,
      reason,
    });
  }
  return { number: rental.number, returnedAt, completedAt, inspectionId: checkin?.id ?? null, odometerKm };
}

/** Waives what a check-in charged, and what was charged later for a damage that it found. */
async function waiveCharges(ctx: WriteContext, inspectionId: string, reason: string): Promise<void> {
  const billed = ctx.tx
    .select({ id: damages.chargeId })
    .from(damages)
    .where(and(eq(damages.tenantId, ctx.tenantId), eq(damages.inspectionId, inspectionId)));
  const its = or(eq(charges.inspectionId, inspectionId), inArray(charges.id, billed));
  await ctx.tx
    .update(charges)
    .set({ waivedAt: ctx.now, waivedBy: ctx.member.id, waivedReason: reason })
    .where(and(eq(charges.tenantId, ctx.tenantId), its, isNull(charges.waivedAt)));
}
