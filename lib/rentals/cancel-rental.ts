import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { charges, rentals } from '@/db/schema/rentals';
import { releaseAllocation } from '../allocations/release-allocation';
import { AppError } from '../errors';
import { command } from '../server/command';
import { assertTransition } from '../state-machine';
import { lockVehicle } from '../vehicles/lock-vehicle';
import { distanceKm, listEarlierLegs } from './get-legs';
import { listRentalInspections } from './get-rental';
import { CancelRentalInput } from './input';
import { orderCancelledAgreement } from './order-cancelled-agreement';
import { RENTAL_TRANSITIONS } from './values';

/**
 * Cancels a handover after which the vehicle was not driven. The vehicle is available again and its charges are
 * removed. Money received stays in the ledger and can be refunded.
 */
export const cancelRental = command(
  { name: 'rentals.cancel', permission: 'rentals.cancel', input: CancelRentalInput },
  async (ctx, { rentalId, odometerKm, reason }) => {
    const mine = and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId));
    const [found] = await ctx.tx
      .select({ status: rentals.status, number: rentals.number, vehicleId: rentals.vehicleId })
      .from(rentals)
      .where(mine)
      .for('update');
    if (!found) throw new AppError('record_not_found');
    const { vehicleId, ...before } = found;
    if (before.status !== 'active') throw new AppError('invalid_transition');
    assertTransition(RENTAL_TRANSITIONS, before.status, 'cancelled');
    const checkout = (await listRentalInspections(ctx, rentalId)).findLast(({ kind }) => kind === 'checkout');
    const wasDriven = distanceKm(await listEarlierLegs(ctx, rentalId)) > 0;
    if (checkout && (wasDriven || odometerKm !== checkout.odometerKm))
      throw new AppError('vehicle_driven', {
        fields: { odometerKm: 'vehicle_driven' },
        params: { out: checkout.odometerKm },
      });
    if (vehicleId) await lockVehicle(ctx, vehicleId);
    const changed = await ctx.tx
      .update(rentals)
      .set({ status: 'cancelled', cancelledAt: ctx.now, cancelledReason: reason, updatedAt: ctx.now })
      .where(and(mine, eq(rentals.status, 'active')))
      .returning({ id: rentals.id });
    if (changed.length === 0) throw new AppError('invalid_transition');
    await releaseAllocation(ctx, { kind: 'rental', id: rentalId });
    await ctx.tx
      .update(charges)
      .set({ waivedAt: ctx.now, waivedBy: ctx.member.id, waivedReason: reason })
      .where(and(eq(charges.tenantId, ctx.tenantId), eq(charges.rentalId, rentalId), isNull(charges.waivedAt)));
    await orderCancelledAgreement(ctx, rentalId, reason);
    ctx.record({ entity: 'rental', entityId: rentalId, before, after: { status: 'cancelled', odometerKm, reason } });
    return { id: rentalId };
  },
);
