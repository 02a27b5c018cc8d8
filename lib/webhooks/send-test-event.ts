import 'server-only';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { AppError } from '../errors';
import { newId } from '../id';
import { command } from '../server/command';
import { eventPayload } from './event-payload';
import { EndpointInput } from './input';
import { lockEndpoint } from './lock-endpoint';
import { sendDelivery } from './send-delivery';

/** Sends an event that tells nothing, once, to try an address. Throws `invalid_transition` while it is switched off. */
export const sendTestEvent = command(
  { name: 'webhooks.send_test', permission: 'webhooks.manage', input: EndpointInput },
  async (ctx, { endpointId }) => {
    const { tenantId, now } = ctx;
    const { active } = await lockEndpoint(ctx, endpointId);
    if (!active) throw new AppError('invalid_transition');
    const id = newId();
    const eventId = newId();
    const kind = 'webhook.test';
    const payload = eventPayload({ id: eventId, tenantId, kind, at: now }, {});
    const row = {
      tenantId,
      id,
      endpointId,
      eventId,
      kind,
      key: eventId,
      payload,
      nextAt: now,
      createdAt: now,
    } as const;
    await ctx.tx.insert(webhookDeliveries).values(row);
    ctx.afterCommit(() => sendDelivery({ tenantId, id }));
    ctx.record({ entity: 'webhook_endpoint', entityId: endpointId, before: null, after: { tested: true } });
    return { id };
  },
);
