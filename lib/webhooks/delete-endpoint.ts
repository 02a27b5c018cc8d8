import 'server-only';
import { and, eq } from 'drizzle-orm';
import { webhookDeliveries, webhookEndpoints } from '@/db/schema/webhooks';
import { AppError } from '../errors';
import { command } from '../server/command';
import { EndpointInput } from './input';
import { ownEndpoint } from './lock-endpoint';

/** Deletes an address with its secret and its log. Throws `record_not_found`. */
export const deleteEndpoint = command(
  { name: 'webhooks.delete_endpoint', permission: 'webhooks.manage', input: EndpointInput },
  async (ctx, { endpointId }) => {
    const mine = ownEndpoint(ctx, endpointId);
    // Nobody can order an event for it from here on.
    const [row] = await ctx.tx.select().from(webhookEndpoints).where(mine).for('update');
    if (!row) throw new AppError('record_not_found');
    await ctx.tx
      .delete(webhookDeliveries)
      .where(and(eq(webhookDeliveries.tenantId, ctx.tenantId), eq(webhookDeliveries.endpointId, endpointId)));
    await ctx.tx.delete(webhookEndpoints).where(mine);
    const before = { url: row.url, description: row.description, events: row.events };
    ctx.record({ entity: 'webhook_endpoint', entityId: endpointId, before, after: null });
    return { id: endpointId };
  },
);
