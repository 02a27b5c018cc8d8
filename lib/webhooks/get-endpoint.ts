import 'server-only';
import { webhookEndpoints } from '@/db/schema/webhooks';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { endpointColumns } from './endpoint-columns';
import { ownEndpoint } from './lock-endpoint';

/** One address without its secret. Throws `record_not_found`. */
export async function getEndpoint(ctx: ReadContext, endpointId: string) {
  if (!isId(endpointId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx.select(endpointColumns).from(webhookEndpoints).where(ownEndpoint(ctx, endpointId));
  if (!row) throw new AppError('record_not_found');
  return row;
}
