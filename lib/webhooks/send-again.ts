import 'server-only';
import { and, eq } from 'drizzle-orm';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { AppError } from '../errors';
import { newId } from '../id';
import { command } from '../server/command';
import { SendAgainInput } from './input';
import { lockEndpoint } from './lock-endpoint';
import { sendDelivery } from './send-delivery';

/**
 * Sends an event once more, with the same id and message. What still waits is tried at once; of what is over, the log keeps the
 * old line and gets a new one. Throws `invalid_transition` while its address is switched off.
 */
export const sendAgain = command(
  { name: 'webhooks.send_again', permission: 'webhooks.manage', input: SendAgainInput },
  async (ctx, { deliveryId }) => {
    const { tenantId, now } = ctx;
    const mine = and(eq(webhookDeliveries.tenantId, tenantId), eq(webhookDeliveries.id, deliveryId));
    const [found] = await ctx.tx
      .select({ endpointId: webhookDeliveries.endpointId })
      .from(webhookDeliveries)
      .where(mine);
    if (!found) throw new AppError('record_not_found');
    // Whoever notes an answer locks the address first, too.
    const { active } = await lockEndpoint(ctx, found.endpointId);
    if (!active) throw new AppError('invalid_transition');
    const [sent] = await ctx.tx.select().from(webhookDeliveries).where(mine).for('update');
    if (!sent) throw new AppError('record_not_found');
    const { endpointId, eventId, kind, payload } = sent;
    let id = deliveryId;
    if (sent.endedAt === null) await ctx.tx.update(webhookDeliveries).set({ nextAt: now }).where(mine);
    else {
      id = newId();
      const row = { tenantId, id, endpointId, eventId, kind, key: `again:${id}`, payload, nextAt: now, createdAt: now };
      await ctx.tx.insert(webhookDeliveries).values(row);
    }
    ctx.afterCommit(() => sendDelivery({ tenantId, id }));
    ctx.record({ entity: 'webhook_endpoint', entityId: endpointId, before: null, after: { kind, eventId } });
    return { id, endpointId };
  },
);
