import 'server-only';
import { webhookEndpoints } from '@/db/schema/webhooks';
import { AppError } from '../errors';
import { command } from '../server/command';
import { EndpointInput } from './input';
import { lockEndpoint, ownEndpoint } from './lock-endpoint';
import { withdrawWaiting } from './withdraw-waiting';

/** Ends what an address is told. What waits for it is withdrawn. Throws `invalid_transition` if it is off. */
export const switchEndpointOff = command(
  { name: 'webhooks.switch_off', permission: 'webhooks.manage', input: EndpointInput },
  async (ctx, { endpointId }) => {
    const { active } = await lockEndpoint(ctx, endpointId);
    if (!active) throw new AppError('invalid_transition');
    await ctx.tx
      .update(webhookEndpoints)
      .set({ active: false, updatedAt: ctx.now })
      .where(ownEndpoint(ctx, endpointId));
    await withdrawWaiting(ctx.tx, { tenantId: ctx.tenantId, endpointId, now: ctx.now });
    const change = { before: { active: true }, after: { active: false } };
    ctx.record({ entity: 'webhook_endpoint', entityId: endpointId, ...change });
    return { id: endpointId };
  },
);

/** Tells an address of events again, from now on. Throws `invalid_transition` if it is on. */
export const switchEndpointOn = command(
  { name: 'webhooks.switch_on', permission: 'webhooks.manage', input: EndpointInput },
  async (ctx, { endpointId }) => {
    const { active } = await lockEndpoint(ctx, endpointId);
    if (active) throw new AppError('invalid_transition');
    await ctx.tx
      .update(webhookEndpoints)
      .set({ active: true, activeSince: ctx.now, failingSince: null, updatedAt: ctx.now })
      .where(ownEndpoint(ctx, endpointId));
    const change = { before: { active: false }, after: { active: true } };
    ctx.record({ entity: 'webhook_endpoint', entityId: endpointId, ...change });
    return { id: endpointId };
  },
);
