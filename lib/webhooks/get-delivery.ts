import 'server-only';
import { and, eq } from 'drizzle-orm';
import { webhookDeliveries, webhookEndpoints } from '@/db/schema/webhooks';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { deliveryColumns } from './list-deliveries';

/** One delivery with what was sent and answered last. Throws `record_not_found`. */
export async function getDelivery(
  ctx: ReadContext,
  { endpointId, deliveryId }: { endpointId: string; deliveryId: string },
) {
  if (!isId(endpointId) || !isId(deliveryId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select({
      ...deliveryColumns,
      payload: webhookDeliveries.payload,
      nextAt: webhookDeliveries.nextAt,
      triedAt: webhookDeliveries.triedAt,
      tookMs: webhookDeliveries.tookMs,
      responseText: webhookDeliveries.responseText,
      url: webhookEndpoints.url,
      active: webhookEndpoints.active,
    })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEndpoints,
      and(
        eq(webhookEndpoints.tenantId, webhookDeliveries.tenantId),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
      ),
    )
    .where(
      and(
        eq(webhookDeliveries.tenantId, ctx.tenantId),
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.id, deliveryId),
      ),
    );
  if (!row) throw new AppError('record_not_found');
  return row;
}
