import 'server-only';
import { webhookEndpoints } from '@/db/schema/webhooks';
import { AppError } from '../errors';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';
import { openSecret } from './endpoint-secret';
import { ownEndpoint } from './lock-endpoint';

/**
 * A verb that makes a secret, with the secret in the answer and nowhere else: not in the log, nor in what is kept for a repeated
 * request. That gets the same answer.
 */
export function withSecret(verb: (ctx: TenantContext, raw: unknown) => Promise<{ id: string }>) {
  return async (ctx: TenantContext, raw: unknown): Promise<{ id: string; secret: string }> => {
    const { id } = await verb(ctx, raw);
    const [row] = await query(ctx, 'webhooks.manage', ({ tx }) =>
      tx.select({ secret: webhookEndpoints.secret }).from(webhookEndpoints).where(ownEndpoint(ctx, id)),
    );
    const secret = row && openSecret(id, row.secret);
    if (!secret) throw new AppError('record_not_found');
    return { id, secret };
  };
}
