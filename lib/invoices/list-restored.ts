import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { charges } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';
import { paperLines } from './paper-lines';

/**
 * What the next invoice of rentals bills back: lines whose charges were waived since, where those of an invoice lower it together.
 * It never changes, so they go on another one, each with what it was and why it was waived.
 */
export function listRestored({ tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>, rentalIds: readonly string[]) {
  const { id, rentalId, kind, amountCents, sentenceKey, sentenceParams, waivedReason } = charges;
  return tx
    .select({
      ...{ id, rentalId, kind, sentenceKey, sentenceParams },
      amountCents: sql<number>`-${amountCents}`.mapWith(Number),
      note: sql<string>`coalesce(${waivedReason}, '')`,
    })
    .from(charges)
    .where(
      and(
        eq(charges.tenantId, tenantId),
        sql`${id} in (
          select charge_id from (
            select charge_id, sum(cents) over (partition by invoice_id, rental_id) as together
            from (${paperLines(tenantId)}) p where lapsed and rental_id = any(${sql.param([...rentalIds])}::uuid[])
          ) l where together < 0)`,
      ),
    )
    .orderBy(asc(charges.createdAt), asc(charges.position), asc(charges.id));
}
