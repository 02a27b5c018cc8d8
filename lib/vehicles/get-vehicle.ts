import 'server-only';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { inspections } from '@/db/schema/inspections';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { charges, rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { shownVehicleStatus } from './shown-status';

const RECENT = 20;

/** One vehicle, also an archived one, with its derived status. Throws `record_not_found`. */
export async function getVehicle(ctx: ReadContext, vehicleId: string) {
  if (!isId(vehicleId)) throw new AppError('record_not_found');
  const mine = and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId));
  const [row] = await ctx.tx.select({ vehicle: vehicles, status: shownVehicleStatus }).from(vehicles).where(mine);
  if (!row) throw new AppError('record_not_found');
  return { ...row.vehicle, status: row.status };
}

/** What happened with a vehicle: its last rentals, inspections and tickets, and its income in cents without waived charges. */
export async function getVehicleHistory(ctx: ReadContext, vehicleId: string) {
  const [lastRentals, lastInspections, tickets, [income]] = await Promise.all([
    ctx.tx
      .select({
        id: rentals.id,
        number: rentals.number,
        status: rentals.status,
        pickupAt: rentals.pickupAt,
        dueAt: rentals.dueAt,
        reservationId: rentals.reservationId,
        customer: customers.fullName,
      })
      .from(rentals)
      .innerJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
      .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.vehicleId, vehicleId), isNotNull(rentals.number)))
      .orderBy(desc(rentals.pickupAt))
      .limit(RECENT),
    ctx.tx
      .select()
      .from(inspections)
      .where(and(eq(inspections.tenantId, ctx.tenantId), eq(inspections.vehicleId, vehicleId)))
      .orderBy(desc(inspections.inspectedAt))
      .limit(RECENT),
    ctx.tx
      .select()
      .from(maintenanceTickets)
      .where(and(eq(maintenanceTickets.tenantId, ctx.tenantId), eq(maintenanceTickets.vehicleId, vehicleId)))
      .orderBy(desc(maintenanceTickets.startedAt))
      .limit(RECENT),
    ctx.tx
      .select({
        cents: sql<number>`coalesce(sum(${charges.amountCents}), 0)::bigint`.mapWith(Number),
        rentals: sql<number>`count(distinct ${rentals.id})::int`,
      })
      .from(rentals)
      .innerJoin(charges, and(eq(charges.tenantId, rentals.tenantId), eq(charges.rentalId, rentals.id)))
      .where(
        and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.vehicleId, vehicleId), sql`${charges.waivedAt} is null`),
      ),
  ]);
  return {
    rentals: lastRentals,
    inspections: lastInspections,
    tickets,
    incomeCents: income?.cents ?? 0,
    rentalCount: income?.rentals ?? 0,
  };
}
