import { and, eq, isNull } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { sendDelivery } from '@/lib/webhooks/send-delivery';
import { webhookGuard } from '@/lib/webhooks/webhook-guard';

/** Waits until all events of a company are sent, which otherwise happens in the background. */
export async function sendOrderedEvents(tenantId: string, guard = webhookGuard()): Promise<void> {
  const { id, endedAt } = webhookDeliveries;
  const mine = and(eq(webhookDeliveries.tenantId, tenantId), isNull(endedAt));
  const waiting = await withTenant(tenantId, (tx) => tx.select({ id }).from(webhookDeliveries).where(mine));
  await Promise.all(waiting.map((one) => sendDelivery({ tenantId, id: one.id }, guard)));
}
