import 'server-only';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { keyset } from '../lists/keyset';
import type { ReadContext } from '../server/query';
import { getEndpoint } from './get-endpoint';
import type { DeliveryFilters } from './input';
import type { DeliveryError, DeliveryState } from './values';

/** How far a delivery is. */
const state = sql<DeliveryState>`coalesce(${webhookDeliveries.outcome}, 'waiting')`;

/** What the log shows of a delivery on one line. */
export const deliveryColumns = {
  id: webhookDeliveries.id,
  endpointId: webhookDeliveries.endpointId,
  eventId: webhookDeliveries.eventId,
  kind: webhookDeliveries.kind,
  state,
  attempts: webhookDeliveries.attempts,
  responseStatus: webhookDeliveries.responseStatus,
  // Safe because only `noteAnswer` writes it.
  error: sql<DeliveryError | null>`${webhookDeliveries.error}`,
  createdAt: webhookDeliveries.createdAt,
};

/** One page of an address's log, the newest first. Throws `record_not_found`. */
export async function listDeliveries(ctx: ReadContext, endpointId: string, filters: DeliveryFilters) {
  await getEndpoint(ctx, endpointId);
  const pages = keyset({
    sort: webhookDeliveries.createdAt,
    type: 'timestamptz',
    id: webhookDeliveries.id,
    direction: 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const mine = and(eq(webhookDeliveries.tenantId, ctx.tenantId), eq(webhookDeliveries.endpointId, endpointId));
  const rows = await ctx.tx
    .select({ ...deliveryColumns, sortKey: pages.sortKey })
    .from(webhookDeliveries)
    .where(pages.where(and(mine, isIn(filters.state))))
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}

export type ListedDelivery = Awaited<ReturnType<typeof listDeliveries>>['rows'][number];

function isIn(wanted: DeliveryState | null): SQL | undefined {
  if (wanted === null) return undefined;
  return wanted === 'waiting' ? isNull(webhookDeliveries.endedAt) : eq(webhookDeliveries.outcome, wanted);
}
