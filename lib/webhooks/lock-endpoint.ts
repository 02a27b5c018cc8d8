import 'server-only';
import { and, eq } from 'drizzle-orm';
import { webhookEndpoints } from '@/db/schema/webhooks';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

export function ownEndpoint({ tenantId }: Pick<WriteContext, 'tenantId'>, endpointId: string) {
  return and(eq(webhookEndpoints.tenantId, tenantId), eq(webhookEndpoints.id, endpointId));
}

/** An address's row, locked until the transaction ends. Events can still be ordered for it. Throws `record_not_found`. */
export async function lockEndpoint(ctx: WriteContext, endpointId: string) {
  const [row] = await ctx.tx.select().from(webhookEndpoints).where(ownEndpoint(ctx, endpointId)).for('no key update');
  if (!row) throw new AppError('record_not_found');
  return row;
}
