import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { webhookEndpoints } from '@/db/schema/webhooks';
import { AppError } from '../errors';
import { newId } from '../id';
import { command } from '../server/command';
import { assertInPlan } from '../tenants/assert-in-plan';
import { assertEndpointAddress } from './assert-endpoint-address';
import { newSealedSecret } from './endpoint-secret';
import { AddEndpointInput } from './input';
import { MOST_ENDPOINTS } from './values';

/**
 * Adds an address that is told of events from now on, with a secret of its own, which `withSecret` shows once. Throws
 * `not_in_plan`, `webhook_address_refused` and `too_many_endpoints`.
 */
export const addEndpoint = command(
  { name: 'webhooks.add_endpoint', permission: 'webhooks.manage', input: AddEndpointInput },
  async (ctx, input) => {
    await assertInPlan(ctx, 'programAccess');
    assertEndpointAddress(input.url);
    // Of two admins the second waits here, and then counts the first one's.
    await ctx.tx
      .select({ id: tenantSettings.tenantId })
      .from(tenantSettings)
      .where(eq(tenantSettings.tenantId, ctx.tenantId))
      .for('no key update');
    const there = await ctx.tx.$count(webhookEndpoints, eq(webhookEndpoints.tenantId, ctx.tenantId));
    if (there >= MOST_ENDPOINTS) throw new AppError('too_many_endpoints', { params: { most: MOST_ENDPOINTS } });
    const id = newId();
    const made = { createdBy: ctx.member.id, createdAt: ctx.now, updatedAt: ctx.now, activeSince: ctx.now };
    const row = { tenantId: ctx.tenantId, id, ...input, secret: newSealedSecret(id), ...made };
    await ctx.tx.insert(webhookEndpoints).values(row);
    ctx.record({ entity: 'webhook_endpoint', entityId: id, before: null, after: input });
    return { id };
  },
);
