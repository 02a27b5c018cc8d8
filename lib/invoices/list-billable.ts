import 'server-only';
import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { ledgerBalances } from '../payments/ledger-balances';
import type { ReadContext } from '../server/query';
import { invoiceSums } from './invoice-sums';
import { listRestored } from './list-restored';
import { listUninvoiced } from './uninvoiced';

export type BillableUnit = Awaited<ReturnType<typeof listBillable>>[number];

/**
 * What can be billed to a customer: rentals with what is charged on no invoice or has to be billed back, and standing reservations. Only a
 * proforma can have these. Each with its lines, their sums, and what is still due on it, in cents.
 */
export async function listBillable(ctx: ReadContext, customerId: string) {
  const [outings, bookings] = await Promise.all([listRentals(ctx, customerId), listReservations(ctx, customerId)]);
  const rentalIds = outings.map(({ id }) => id);
  const charged = await Promise.all([listUninvoiced(ctx, rentalIds), listRestored(ctx, rentalIds)]);
  const billable = outings.map((unit) => {
    const lines = charged
      .flat()
      .filter(({ rentalId }) => rentalId === unit.id)
      .map(({ id, kind, amountCents, sentenceKey, sentenceParams, note }) => ({
        ...{ chargeId: id as string | null, kind, amountCents, note },
        sentence: { key: sentenceKey, params: sentenceParams },
      }));
    return { ...unit, of: 'rental' as const, lines, ...invoiceSums(lines) };
  });
  const quoted = bookings.map(({ priceLines, ...unit }) => {
    const lines = priceLines.map((line) => ({ ...line, chargeId: null, note: '' }));
    return { ...unit, of: 'reservation' as const, taxExempt: false, taxExemptReason: '', lines, ...invoiceSums(lines) };
  });
  return [...billable.filter(({ lines }) => lines.length > 0), ...quoted];
}

function listRentals(ctx: ReadContext, customerId: string) {
  const balances = sql`(${ledgerBalances(ctx.tenantId, [customerId])}) balances`;
  return ctx.tx
    .select({
      id: rentals.id,
      number: sql<string>`${rentals.number}`,
      vehicle: vehicleName,
      plate: vehicles.plate,
      pickupAt: sql<Date>`${rentals.pickupAt}`.mapWith(rentals.pickupAt),
      dueAt: sql<Date>`coalesce(${rentals.returnedAt}, ${rentals.dueAt})`.mapWith(rentals.dueAt),
      taxExempt: rentals.taxExempt,
      taxExemptReason: rentals.taxExemptReason,
      dueCents: sql<number>`coalesce(balances.due_cents, 0)`.mapWith(Number),
    })
    .from(rentals)
    .innerJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .leftJoin(balances, sql`balances.rental_id = ${rentals.id}`)
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.customerId, customerId), isNotNull(rentals.number)))
    .orderBy(asc(rentals.pickupAt), asc(rentals.id));
}

function listReservations(ctx: ReadContext, customerId: string) {
  return ctx.tx
    .select({
      id: reservations.id,
      number: reservations.number,
      vehicle: vehicleName,
      plate: vehicles.plate,
      pickupAt: reservations.pickupAt,
      dueAt: reservations.dueAt,
      priceLines: reservations.priceLines,
      dueCents: reservations.totalCents,
    })
    .from(reservations)
    .innerJoin(vehicles, and(eq(vehicles.tenantId, reservations.tenantId), eq(vehicles.id, reservations.vehicleId)))
    .where(
      and(
        eq(reservations.tenantId, ctx.tenantId),
        eq(reservations.customerId, customerId),
        eq(reservations.status, 'confirmed'),
        gt(reservations.dueAt, ctx.now),
      ),
    )
    .orderBy(asc(reservations.pickupAt), asc(reservations.id));
}

const vehicleName: SQL<string> = sql<string>`${vehicles.make} || ' ' || ${vehicles.model}`;
