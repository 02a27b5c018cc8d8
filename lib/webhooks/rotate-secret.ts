import 'server-only';
import { webhookEndpoints } from '@/db/schema/webhooks';
import { HOUR_MS } from '../durations';
import { command } from '../server/command';
import { newSealedSecret } from './endpoint-secret';
import { EndpointInput } from './input';
import { lockEndpoint, ownEndpoint } from './lock-endpoint';
import { OVERLAP_HOURS } from './values';

/** Gives an address a new secret, which `withSecret` shows once. For a day, events are signed with the old one, too. */
export const rotateSecret = command(
  { name: 'webhooks.rotate_secret', permission: 'webhooks.manage', input: EndpointInput },
  async (ctx, { endpointId }) => {
    const { secret: formerSecret } = await lockEndpoint(ctx, endpointId);
    const formerUntil = new Date(ctx.now.getTime() + OVERLAP_HOURS * HOUR_MS);
    await ctx.tx
      .update(webhookEndpoints)
      .set({ secret: newSealedSecret(endpointId), formerSecret, formerUntil, updatedAt: ctx.now })
      .where(ownEndpoint(ctx, endpointId));
    ctx.record({ entity: 'webhook_endpoint', entityId: endpointId, before: null, after: { formerUntil } });
    return { id: endpointId };
  },
);
