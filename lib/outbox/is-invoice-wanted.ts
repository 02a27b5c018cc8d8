import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { ClaimedMail } from './claim-mail';

/** Whether an invoice still counts, printed or not: its rental is over, and its return was not reopened. */
export async function isInvoiceWanted(
  tx: Transaction,
  { tenantId, rentalId, invoiceId }: Pick<ClaimedMail, 'tenantId' | 'rentalId' | 'invoiceId'>,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from rentals r
    where r.tenant_id = ${tenantId} and r.id = ${rentalId} and r.status = 'completed' and not exists (
      select 1 from inspections i
      where i.tenant_id = ${tenantId} and i.rental_id = r.id and i.superseded_at is not null and i.id in (
        select d.inspection_id from documents d where d.tenant_id = ${tenantId} and d.id = ${invoiceId}
        union all
        select o.inspection_id from paper_orders o where o.tenant_id = ${tenantId} and o.id = ${invoiceId}))`);
  return rows.length > 0;
}
