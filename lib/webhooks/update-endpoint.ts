import 'server-only';
import { webhookEndpoints } from '@/db/schema/webhooks';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { assertEndpointAddress } from './assert-endpoint-address';
import { ENDPOINT_FIELDS } from './fields';
import { UpdateEndpointInput } from './input';
import { lockEndpoint, ownEndpoint } from './lock-endpoint';

/** Changes an address, its description or what it is told of. What waits goes to the new address. */
export const updateEndpoint = command(
  { name: 'webhooks.update_endpoint', permission: 'webhooks.manage', input: UpdateEndpointInput },
  async (ctx, { endpointId, version, ...after }) => {
    assertEndpointAddress(after.url);
    const row = await lockEndpoint(ctx, endpointId);
    const before = { url: row.url, description: row.description, events: row.events };
    const entity = { entity: 'webhook_endpoint', entityId: endpointId };
    await assertUnchanged(ctx, { fields: ENDPOINT_FIELDS, record: before, version, ...entity });
    // Overdue rentals are looked for, so one that asks for them now is only told of those from now on.
    const asksMore = after.events.some((event) => !row.events.includes(event));
    await ctx.tx
      .update(webhookEndpoints)
      .set({
        ...{ ...after, updatedAt: ctx.now },
        ...(asksMore && { activeSince: ctx.now }),
        // Another address has not failed yet.
        ...(after.url !== row.url && { failingSince: null }),
      })
      .where(ownEndpoint(ctx, endpointId));
    ctx.record({ ...entity, before, after });
    return { id: endpointId };
  },
);
