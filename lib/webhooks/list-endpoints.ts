import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { webhookEndpoints } from '@/db/schema/webhooks';
import type { ReadContext } from '../server/query';
import { endpointColumns } from './endpoint-columns';

/** All addresses of the company, which are few, the oldest first. */
export function listEndpoints(ctx: ReadContext) {
  return ctx.tx
    .select(endpointColumns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.tenantId, ctx.tenantId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}
