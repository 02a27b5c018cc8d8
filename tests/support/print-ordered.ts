import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { paperOrders } from '@/db/schema/files';
import { printPaper } from '@/lib/papers/print-paper';

/** Waits until all papers of a company are printed, which otherwise happens in the background. */
export async function printOrdered(tenantId: string): Promise<void> {
  const orders = await withTenant(tenantId, (tx) =>
    tx.select({ id: paperOrders.id }).from(paperOrders).where(eq(paperOrders.tenantId, tenantId)),
  );
  await Promise.all(orders.map(({ id }) => printPaper({ tenantId, id })));
}
