import 'server-only';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { quotes } from '@/db/schema/quotes';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import type { WriteContext } from '../server/command';

/**
 * Locks the rentals, reservations and quotes of these customers. Payments and hand-overs lock them before the customer, so
 * a merge does too, or each would wait for the other.
 */
export async function lockLedgersOf({ tx, tenantId }: WriteContext, customerIds: readonly string[]): Promise<void> {
  const ids = [...customerIds];
  const ofDraft = and(eq(rentals.status, 'draft'), inArray(sql<string>`${rentals.draft} ->> 'customerId'`, ids));
  await tx
    .select({ id: rentals.id })
    .from(rentals)
    .where(and(eq(rentals.tenantId, tenantId), or(inArray(rentals.customerId, ids), ofDraft)))
    .orderBy(asc(rentals.id))
    .for('update');
  for (const table of [reservations, quotes])
    await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), inArray(table.customerId, ids)))
      .orderBy(asc(table.id))
      .for('update');
}
