import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { rentalLegs } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import type { FuelLevel } from '../pricing/values';
import type { ReadContext } from '../server/query';
import { listRentalInspections, type RentalRecord } from './get-rental';
import { leftAt } from './left-at';

const LEG = {
  id: rentalLegs.id,
  vehicleId: rentalLegs.vehicleId,
  make: vehicles.make,
  model: vehicles.model,
  plate: vehicles.plate,
  leftAt: rentalLegs.leftAt,
  backAt: rentalLegs.backAt,
  odometerOutKm: rentalLegs.odometerOutKm,
  odometerInKm: rentalLegs.odometerInKm,
  fuelOut: rentalLegs.fuelOut,
  fuelIn: rentalLegs.fuelIn,
};

/** The vehicles that a rental had before its present one, the first one first. */
export function listEarlierLegs(ctx: ReadContext, rentalId: string) {
  return ctx.tx
    .select(LEG)
    .from(rentalLegs)
    .innerJoin(vehicles, and(eq(vehicles.tenantId, rentalLegs.tenantId), eq(vehicles.id, rentalLegs.vehicleId)))
    .where(and(eq(rentalLegs.tenantId, ctx.tenantId), eq(rentalLegs.rentalId, rentalId)))
    .orderBy(asc(rentalLegs.createdAt), asc(rentalLegs.id));
}

interface PresentLeg {
  /** The minute in which the present vehicle left. */
  left: Date;
  /** Its readings then. Without an inspection, as of imported agreements, the record's odometer and a full tank. */
  odometerOutKm: number;
  fuelOut: FuelLevel;
}

/** The vehicles that a rental had before, how far they went together, and the readings with which its present one left. */
export async function getLegs(ctx: ReadContext, { rental, vehicle }: RentalRecord) {
  const [earlier, inspections] = await Promise.all([
    listEarlierLegs(ctx, rental.id),
    listRentalInspections(ctx, rental.id),
  ]);
  const checkout = inspections.findLast(({ kind }) => kind === 'checkout');
  const { pickupAt, activatedAt, vehicleSince } = rental;
  const present: PresentLeg = {
    left: leftAt({ pickupAt: pickupAt ?? rental.createdAt, activatedAt, vehicleSince }),
    odometerOutKm: checkout?.odometerKm ?? vehicle?.odometerKm ?? 0,
    fuelOut: checkout?.fuelLevel ?? 'full',
  };
  return { earlier, earlierKm: distanceKm(earlier), present };
}

/** How far several vehicles went together. */
export function distanceKm(legs: readonly { odometerOutKm: number; odometerInKm: number }[]): number {
  return legs.reduce((total, { odometerOutKm, odometerInKm }) => total + odometerInKm - odometerOutKm, 0);
}
