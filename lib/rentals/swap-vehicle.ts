import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { allocateVehicle } from '../allocations/allocate-vehicle';
import { findOut } from '../allocations/find-clash';
import { lockForSwap } from '../allocations/lock-for-swap';
import { releaseVehicle } from '../allocations/release-allocation';
import { databaseCode } from '../database-error';
import { AppError } from '../errors';
import { command } from '../server/command';
import { getVehicle } from '../vehicles/get-vehicle';
import { addCharges } from './add-charges';
import { asSigned } from './as-signed';
import { assertSwapReadings } from './assert-swap-readings';
import { offerSwap } from './offer-swap';
import { orderAddendum } from './order-addendum';
import { SwapVehicleInput } from './swap-input';
import { writeSwap } from './write-swap';

const NOT_FREE = { fields: { vehicleId: 'vehicle_not_available' } } as const;

/**
 * Takes back the vehicle that a customer has and gives another one for it, under the same agreement and a signed
 * addendum, in one transaction. The first is free at once, the second is held until the agreed return (docs/rules.md §6).
 */
export const swapVehicle = command(
  { name: 'rentals.swap', permission: 'rentals.swap', input: SwapVehicleInput },
  async (ctx, input) => {
    const { rentalId } = input;
    const mine = and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId));
    const [found] = await ctx.tx
      .select({ vehicleId: rentals.vehicleId, totalCents: rentals.totalCents })
      .from(rentals)
      .where(mine)
      .for('update');
    if (!found) throw new AppError('record_not_found');
    if (found.vehicleId !== input.fromVehicleId) throw new AppError('invalid_transition');
    await lockForSwap(ctx, { from: input.fromVehicleId, to: input.vehicleId });
    const offer = await offerSwap(ctx, input);
    const { record, next, at, due, price, present, settings } = offer;
    assertSwapReadings(input, offer);
    if (price.addedCents !== input.expectedCents)
      throw new AppError('quote_changed', { details: { addedCents: price.addedCents } });
    const signed = asSigned(input);
    const holder = { kind: 'rental', id: rentalId } as const;
    const { turnaroundMinutes } = settings;
    const taken = { vehicleId: next.id, from: at, until: due, holder, turnaroundMinutes };
    const allocationId = await allocateVehicle(ctx, taken);
    // After that, because a class booking that makes room must not move to the vehicle that comes back, perhaps broken.
    await releaseVehicle(ctx, holder, allocationId);
    const out = await findOut(ctx, next.id);
    if (out) throw new AppError('vehicle_not_available', { ...NOT_FREE, details: out });
    const totalCents = found.totalCents + price.addedCents;
    try {
      await ctx.tx
        .update(rentals)
        .set({ vehicleId: next.id, vehicleSince: at, totalCents, updatedAt: ctx.now })
        .where(mine);
    } catch (error) {
      // The partial unique index on vehicles that are out.
      throw databaseCode(error) === '23505' ? new AppError('vehicle_not_available', NOT_FREE) : error;
    }
    const previous = await getVehicle(ctx, offer.vehicleId);
    const inspected = await writeSwap(ctx, { previous, next, at, present }, input);
    await addCharges(ctx, rentalId, { lines: price.lines, position: offer.nextPosition });
    const swap = {
      at: at.toISOString(),
      back: {
        vehicle: offer.vehicle,
        odometerKm: input.odometerInKm,
        fuelLevel: input.fuelIn,
        damageNotes: input.damageIn,
      },
      given: {
        vehicle: next,
        odometerKm: input.odometerOutKm,
        fuelLevel: input.fuelOut,
        damageNotes: input.damageOut,
      },
    };
    const facts = { ...offer, rental: record.rental, until: due, swap, ...price };
    const { id, number, signedBy } = await orderAddendum(ctx, facts, signed);
    ctx.record({
      entity: 'rental',
      entityId: rentalId,
      before: { vehicleId: offer.vehicleId, plate: offer.vehicle.plate, totalCents: found.totalCents },
      after: {
        vehicleId: next.id,
        plate: next.plate,
        previousPlate: offer.vehicle.plate,
        swappedAt: at,
        totalCents,
        addedCents: price.addedCents,
        addendum: number,
        signedBy,
        odometerInKm: input.odometerInKm,
        odometerOutKm: input.odometerOutKm,
      },
    });
    return { id: rentalId, addendumId: id, number, ...inspected };
  },
);
