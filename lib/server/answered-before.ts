import 'server-only';
import { and, eq } from 'drizzle-orm';
import { readTenant, withPlatform } from '@/db/client';
import { idempotencyKeys } from '@/db/schema/activity';
import { operatorIdempotencyKeys } from '@/db/schema/operators';
import { translateDatabaseError } from '../database-error';
import type { AdminContext } from './admin-context';
import { requestHash } from './answer-by-key';
import type { Verb } from './command';
import type { TenantContext } from './context';
import type { OperatorVerb } from './operator-command';

/**
 * What a verb has answered the same request, by its key; null for a new one. For what is checked or done outside of the verb's
 * transaction, such as the password that the first request has changed. What differs is left to the verb, which refuses it.
 */
export async function answeredBefore<Output>(
  ctx: TenantContext | AdminContext,
  verb: Verb<Output> | OperatorVerb<Output>,
  raw: unknown,
): Promise<Output | null> {
  if (!ctx.idempotencyKey) return null;
  const row = await storedFor(ctx, ctx.idempotencyKey).catch((error) => {
    throw translateDatabaseError(error);
  });
  // Safe because the same verb wrote this answer, and verbs return plain data.
  return row?.verb === verb.verb.name && row.requestHash === requestHash(raw) ? (row.response as Output) : null;
}

/** Of one's own requests alone. */
async function storedFor(ctx: TenantContext | AdminContext, key: string) {
  if ('tenantId' in ctx) {
    const { tenantId, key: sent, actorId } = idempotencyKeys;
    const mine = and(eq(tenantId, ctx.tenantId), eq(sent, key), eq(actorId, ctx.member.id));
    const [row] = await readTenant(ctx.tenantId, (tx) => tx.select().from(idempotencyKeys).where(mine));
    return row;
  }
  const { operatorId, key: sent } = operatorIdempotencyKeys;
  const mine = and(eq(operatorId, ctx.operator.id), eq(sent, key));
  const [row] = await withPlatform((tx) => tx.select().from(operatorIdempotencyKeys).where(mine));
  return row;
}
