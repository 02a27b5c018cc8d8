import 'server-only';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { charges, rentalLegs, rentals } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import type { Outing } from './rent-days';
import { rentOf } from './rent-of';

const COLUMNS = {
  ...{ id: rentals.id, number: rentals.number, vehicleId: rentals.vehicleId, vehicleSince: rentals.vehicleSince },
  ...{ pickupAt: rentals.pickupAt, dueAt: rentals.dueAt, returnedAt: rentals.returnedAt },
  /** Null for an imported agreement without frozen terms. */
  signedGrace: sql<number | null>`(${rentals.terms} -> 'tariffs' ->> 'graceMinutes')::int`,
};

/**
 * The rentals that had any of these vehicles, in their order, with rent and the vehicles that each had. A cancelled
 * hand-over is none. `within` leaves out those that were over before or began after it. Assumption: what was charged
 * counts, whether the customer has paid it or not. Days are counted by the grace that was signed.
 */
export async function readOutings(
  ctx: ReadContext,
  vehicleIds: string[],
  within?: { from: Date; until: Date },
): Promise<(Outing & { number: string })[]> {
  const { tx, tenantId } = ctx;
  const had = tx
    .select({ id: rentalLegs.rentalId })
    .from(rentalLegs)
    .where(and(eq(rentalLegs.tenantId, tenantId), inArray(rentalLegs.vehicleId, vehicleIds)));
  const out = and(
    eq(rentals.tenantId, tenantId),
    inArray(rentals.status, ['active', 'completed']),
    isNotNull(rentals.activatedAt),
    or(inArray(rentals.vehicleId, vehicleIds), inArray(rentals.id, had)),
    within && lt(rentals.pickupAt, within.until),
    within && gte(sql`coalesce(${rentals.returnedAt}, ${rentals.dueAt})`, within.from.toISOString()),
  );
  // Not a list of ids: a company may have more rentals than a query takes parameters.
  const ids = tx.select({ id: rentals.id }).from(rentals).where(out);
  const [rows, { graceMinutes }, legs, charged] = await Promise.all([
    tx.select(COLUMNS).from(rentals).where(out).orderBy(asc(rentals.pickupAt), asc(rentals.id)),
    getTenantSettings(ctx),
    tx
      .select({ rentalId: rentalLegs.rentalId, vehicleId: rentalLegs.vehicleId, from: rentalLegs.leftAt })
      .from(rentalLegs)
      .where(and(eq(rentalLegs.tenantId, tenantId), inArray(rentalLegs.rentalId, ids)))
      .orderBy(asc(rentalLegs.leftAt)),
    tx
      .select({
        rentalId: charges.rentalId,
        kind: charges.kind,
        amountCents: charges.amountCents,
        rentCents: sql<number | null>`(${charges.sentenceParams} ->> 'rentCents')::int`,
        inspectionId: charges.inspectionId,
      })
      .from(charges)
      .where(and(eq(charges.tenantId, tenantId), inArray(charges.rentalId, ids), isNull(charges.waivedAt))),
  ]);
  const legsOf = byRental(legs);
  const chargesOf = byRental(charged);
  return rows.flatMap(({ id, number, vehicleId, vehicleSince, pickupAt, dueAt, returnedAt, signedGrace }) => {
    if (!pickupAt || !dueAt || !vehicleId) return [];
    return [
      {
        rentalId: id,
        number: number ?? '',
        pickupAt,
        endAt: returnedAt ?? dueAt,
        graceMinutes: signedGrace ?? graceMinutes,
        rentCents: rentOf(chargesOf.get(id) ?? []),
        legs: [...(legsOf.get(id) ?? []), { vehicleId, from: vehicleSince ?? pickupAt }],
      },
    ];
  });
}

function byRental<Row extends { rentalId: string | null }>(rows: readonly Row[]): Map<string | null, Row[]> {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.rentalId);
    if (group) group.push(row);
    else groups.set(row.rentalId, [row]);
  }
  return groups;
}
