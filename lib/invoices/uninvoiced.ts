import 'server-only';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { charges } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';

/** The charges of rentals that count and are on no paper that counts, in the order of the agreement's own paper. */
export function listUninvoiced({ tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>, rentalIds: readonly string[]) {
  return tx
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.tenantId, tenantId),
        inArray(charges.rentalId, [...rentalIds]),
        isNull(charges.waivedAt),
        sql`not ${isInvoiced(tenantId, sql`${charges.id}`)}`,
      ),
    )
    .orderBy(asc(charges.createdAt), asc(charges.position), asc(charges.id));
}

/** Whether a charge is on an invoice or a credit note that counts, as SQL. */
function isInvoiced(tenantId: string, chargeId: SQL): SQL {
  return sql`exists (select 1 from invoice_lines l
    where l.tenant_id = ${tenantId} and l.charge_id = ${chargeId} and l.credit_note_id is null)`;
}
