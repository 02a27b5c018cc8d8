import 'server-only';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { rentalDrivers, rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

const RECENT = 20;

/** One driver with the customer it belongs to, also an archived one. Throws `record_not_found`. */
export async function getDriver(ctx: ReadContext, driverId: string) {
  if (!isId(driverId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select({ driver: drivers, customer: { id: customers.id, fullName: customers.fullName } })
    .from(drivers)
    .leftJoin(customers, and(eq(customers.tenantId, drivers.tenantId), eq(customers.id, drivers.customerId)))
    .where(and(eq(drivers.tenantId, ctx.tenantId), eq(drivers.id, driverId)));
  if (!row) throw new AppError('record_not_found');
  return { ...row.driver, customer: row.customer };
}

/** The last rentals on whose agreements the driver stands. */
export function listDriverRentals(ctx: ReadContext, driverId: string) {
  return ctx.tx
    .select({
      id: rentals.id,
      number: rentals.number,
      status: rentals.status,
      pickupAt: rentals.pickupAt,
      dueAt: rentals.dueAt,
      returnedAt: rentals.returnedAt,
      reservationId: rentals.reservationId,
      customer: customers.fullName,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
    })
    .from(rentalDrivers)
    .innerJoin(rentals, and(eq(rentals.tenantId, rentalDrivers.tenantId), eq(rentals.id, rentalDrivers.rentalId)))
    .innerJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
    .innerJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .where(
      and(eq(rentalDrivers.tenantId, ctx.tenantId), eq(rentalDrivers.driverId, driverId), isNotNull(rentals.number)),
    )
    .orderBy(desc(rentals.pickupAt))
    .limit(RECENT);
}
