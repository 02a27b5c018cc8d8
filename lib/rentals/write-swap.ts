import 'server-only';
import { and, eq } from 'drizzle-orm';
import { inspections } from '@/db/schema/inspections';
import { rentalLegs } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { newId } from '../id';
import type { FuelLevel } from '../pricing/values';
import type { WriteContext } from '../server/command';
import type { VehicleRecord } from '../vehicles/get-vehicle';
import { raiseOdometer } from '../vehicles/raise-odometer';
import type { SwapVehicleInput } from './swap-input';

interface Facts {
  previous: VehicleRecord;
  next: VehicleRecord;
  at: Date;
  present: { left: Date; odometerOutKm: number; fuelOut: FuelLevel };
}

/**
 * What a swap says about its two vehicles: the ended leg, both inspections, odometers, and the one out of service. Returns the
 * ids of the check-in and the check-out, to which photos are added.
 */
export async function writeSwap(
  ctx: WriteContext,
  { previous, next, at, present }: Facts,
  input: SwapVehicleInput,
): Promise<{ checkinId: string; checkoutId: string }> {
  const { tenantId } = ctx;
  const [checkinId, checkoutId] = [newId(), newId()];
  const { rentalId } = input;
  await ctx.tx.insert(rentalLegs).values({
    tenantId,
    id: newId(),
    rentalId,
    vehicleId: previous.id,
    leftAt: present.left,
    backAt: at,
    odometerOutKm: present.odometerOutKm,
    odometerInKm: input.odometerInKm,
    fuelOut: present.fuelOut,
    fuelIn: input.fuelIn,
    createdAt: ctx.now,
  });
  const common = { tenantId, rentalId, inspectedAt: at, inspectedBy: ctx.member.id };
  await ctx.tx.insert(inspections).values([
    {
      ...common,
      id: checkinId,
      kind: 'checkin',
      vehicleId: previous.id,
      odometerKm: input.odometerInKm,
      fuelLevel: input.fuelIn,
      damageNotes: input.damageIn,
    },
    {
      ...common,
      id: checkoutId,
      kind: 'checkout',
      vehicleId: next.id,
      odometerKm: input.odometerOutKm,
      fuelLevel: input.fuelOut,
      damageNotes: input.damageOut,
    },
  ]);
  await raiseOdometer(ctx, previous, input.odometerInKm);
  await raiseOdometer(ctx, next, input.odometerOutKm);
  if (input.outOfService) await takeOutOfService(ctx, previous, input.outOfServiceReason);
  return { checkinId, checkoutId };
}

async function takeOutOfService(ctx: WriteContext, vehicle: VehicleRecord, reason: string): Promise<void> {
  const serviceStatus = 'maintenance' as const;
  await ctx.tx
    .update(vehicles)
    .set({ serviceStatus, updatedAt: ctx.now })
    .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicle.id)));
  ctx.record({
    action: 'vehicles.out_of_service',
    entity: 'vehicle',
    entityId: vehicle.id,
    before: { serviceStatus: vehicle.serviceStatus },
    after: { serviceStatus, reason },
  });
}
