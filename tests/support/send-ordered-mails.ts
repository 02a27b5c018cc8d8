import { and, eq, isNull } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { mailOrders } from '@/db/schema/mail';
import { sendOrdered } from '@/lib/outbox/send-ordered';

/** Waits until all mails of a company are sent, which otherwise happens in the background. */
export async function sendOrderedMails(tenantId: string): Promise<void> {
  const orders = await withTenant(tenantId, (tx) =>
    tx
      .select({ id: mailOrders.id })
      .from(mailOrders)
      .where(and(eq(mailOrders.tenantId, tenantId), isNull(mailOrders.endedAt))),
  );
  await Promise.all(orders.map(({ id }) => sendOrdered({ tenantId, id })));
}
