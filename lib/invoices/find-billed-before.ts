import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { invoices } from '@/db/schema/invoices';
import type { ReadContext } from '../server/query';

/** Whom the customer's last paper billed, with their NIF; null if there is none. */
export async function findBilledBefore({ tx, tenantId }: ReadContext, customerId: string) {
  const { billedName, billedTaxId, billedAddress } = invoices;
  const [row] = await tx
    .select({ billedName, billedTaxId, billedAddress })
    .from(invoices)
    .where(and(eq(invoices.tenantId, tenantId), eq(invoices.customerId, customerId)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(1);
  return row ?? null;
}
