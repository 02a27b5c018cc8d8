import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { documents, paperOrders } from '@/db/schema/files';
import { inspections } from '@/db/schema/inspections';
import { charges, rentalDrivers, rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { classNameSql } from '../vehicles/class-name-sql';
import { shownRentalStatus } from './status';
import { isHeldByReservation } from './status-sql';

export type RentalRecord = Awaited<ReturnType<typeof getRental>>;

const CUSTOMER = {
  id: customers.id,
  fullName: customers.fullName,
  phone: customers.phone,
  email: customers.email,
  language: customers.language,
  status: customers.status,
};
const VEHICLE = {
  id: vehicles.id,
  make: vehicles.make,
  model: vehicles.model,
  className: classNameSql,
  year: vehicles.year,
  plate: vehicles.plate,
  color: vehicles.color,
  odometerKm: vehicles.odometerKm,
  dailyRateCents: vehicles.dailyRateCents,
  weeklyRateCents: vehicles.weeklyRateCents,
  monthlyRateCents: vehicles.monthlyRateCents,
};
const DRIVER = {
  id: drivers.id,
  fullName: drivers.fullName,
  kind: drivers.kind,
  phone: drivers.phone,
  licenseNumber: drivers.licenseNumber,
  licenseExpiresOn: drivers.licenseExpiresOn,
};

/** A rental with its customer and vehicle. Throws `record_not_found`, also for another company's rental. */
export async function getRental(ctx: ReadContext, rentalId: string) {
  if (!isId(rentalId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select({
      rental: rentals,
      isHeld: isHeldByReservation,
      customer: CUSTOMER,
      vehicle: VEHICLE,
    })
    .from(rentals)
    .leftJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
    .leftJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId)));
  if (!row) throw new AppError('record_not_found');
  const { isHeld, ...record } = row;
  return { ...record, shownStatus: shownRentalStatus({ ...record.rental, isHeld }, ctx.now) };
}

/** The charges of the rental, in the order of its paper. */
export function listCharges(ctx: ReadContext, rentalId: string) {
  return ctx.tx
    .select()
    .from(charges)
    .where(and(eq(charges.tenantId, ctx.tenantId), eq(charges.rentalId, rentalId)))
    .orderBy(asc(charges.createdAt), asc(charges.position), asc(charges.id));
}

/** The condition of the vehicles when they left and came back, as they were recorded. */
export function listRentalInspections(ctx: ReadContext, rentalId: string) {
  return ctx.tx
    .select()
    .from(inspections)
    .where(and(eq(inspections.tenantId, ctx.tenantId), eq(inspections.rentalId, rentalId)))
    .orderBy(asc(inspections.createdAt), asc(inspections.id));
}

/** Who may drive besides the customer, by name. */
export function listRentalDrivers(ctx: ReadContext, rentalId: string) {
  return ctx.tx
    .select(DRIVER)
    .from(rentalDrivers)
    .innerJoin(drivers, and(eq(drivers.tenantId, rentalDrivers.tenantId), eq(drivers.id, rentalDrivers.driverId)))
    .where(and(eq(rentalDrivers.tenantId, ctx.tenantId), eq(rentalDrivers.rentalId, rentalId)))
    .orderBy(asc(drivers.nameKey), asc(drivers.id));
}

/** The papers issued for the rental, without their bytes, also those that are ordered and not printed yet. */
export function listRentalDocuments(ctx: ReadContext, rentalId: string) {
  // One statement, because an order turns into its document at one moment.
  return unionAll(papersIn(documents), papersIn(paperOrders)).orderBy(({ createdAt, id }) => [asc(createdAt), asc(id)]);

  function papersIn(table: typeof documents | typeof paperOrders) {
    const { id, kind, paymentId, inspectionId, number, createdAt } = table;
    return ctx.tx
      .select({ id, kind, paymentId, inspectionId, number, createdAt })
      .from(table)
      .where(and(eq(table.tenantId, ctx.tenantId), eq(table.rentalId, rentalId)));
  }
}
