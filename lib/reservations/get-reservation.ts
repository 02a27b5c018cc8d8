import 'server-only';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { customers } from '@/db/schema/customers';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { classNameSql } from '../vehicles/class-name-sql';
import { shownReservationStatus } from './shown-status';

const CUSTOMER = {
  id: customers.id,
  fullName: customers.fullName,
  phone: customers.phone,
  email: customers.email,
  language: customers.language,
};
const VEHICLE = {
  id: vehicles.id,
  make: vehicles.make,
  model: vehicles.model,
  year: vehicles.year,
  plate: vehicles.plate,
  color: vehicles.color,
  className: classNameSql,
};

/**
 * A reservation with its customer, vehicle, class, and the rental that came of it. Throws `record_not_found`, also for
 * another company's reservation.
 */
export async function getReservation(ctx: ReadContext, reservationId: string) {
  if (!isId(reservationId)) throw new AppError('record_not_found');
  const mine = and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.id, reservationId));
  const [[row], came] = await Promise.all([
    ctx.tx
      .select({
        reservation: getTableColumns(reservations),
        customer: CUSTOMER,
        vehicle: VEHICLE,
        className: vehicleClasses.name,
        madeBy: members.name,
        hasVoucher: sql<boolean>`exists (select 1 from documents d where d.tenant_id = reservations.tenant_id and d.reservation_id = reservations.id)
          or exists (select 1 from paper_orders o where o.tenant_id = reservations.tenant_id and o.reservation_id = reservations.id)`,
      })
      .from(reservations)
      .innerJoin(
        customers,
        and(eq(customers.tenantId, reservations.tenantId), eq(customers.id, reservations.customerId)),
      )
      .innerJoin(vehicles, and(eq(vehicles.tenantId, reservations.tenantId), eq(vehicles.id, reservations.vehicleId)))
      .leftJoin(
        vehicleClasses,
        and(eq(vehicleClasses.tenantId, reservations.tenantId), eq(vehicleClasses.id, reservations.classId)),
      )
      .leftJoin(members, and(eq(members.tenantId, reservations.tenantId), eq(members.id, reservations.createdBy)))
      .where(sql`${mine} ${ONE_PLAN}`),
    ctx.tx
      .select({ id: rentals.id, status: rentals.status, number: rentals.number })
      .from(rentals)
      .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.reservationId, reservationId))),
  ]);
  if (!row) throw new AppError('record_not_found');
  const rental = came.find(({ status }) => status !== 'cancelled') ?? null;
  return { ...row, rental, shownStatus: shownReservationStatus(row.reservation, ctx.now) };
}

export type ReservationRecord = Awaited<ReturnType<typeof getReservation>>;
