import 'server-only';
import { readReplica } from '@/db/client';
import { ReplicaBehind, WRITTEN } from '@/db/replayed';
import type { Permission } from '@/lib/auth/permissions';
import { isRetryable, translateDatabaseError } from '../database-error';
import { AppError } from '../errors';
import { log } from '../log';
import { asVerb } from '../request-scope';
import { assertMay } from './assert-may';
import type { TenantContext } from './context';
import { query, type ReadContext } from './query';

/** A replica that could not be used is left alone so long, in milliseconds, so that not each reader waits for it in vain. */
const REST_MS = 10_000;
let restUntil = 0;

/**
 * A member's read that takes long, otherwise like `query`. It goes to the read replica where there is one (DATABASE_READ_URL), once
 * that has all that was written before it was asked: nobody misses what they have just done. A replica that is away, behind, or
 * gives up half-way is no error: `run` then reads once more, from the database itself.
 */
export async function heavyQuery<T>(
  ctx: TenantContext,
  permission: Permission,
  run: (ctx: ReadContext) => Promise<T>,
): Promise<T> {
  if (!process.env.DATABASE_READ_URL || ctx.tx || performance.now() < restUntil) return query(ctx, permission, run);
  assertMay(ctx, permission);
  const [found] = await query(ctx, permission, ({ tx }) => tx.execute<{ written: string }>(WRITTEN));
  try {
    return await asVerb('query', permission, () =>
      readReplica(ctx.tenantId, found?.written, (tx) => run({ ...ctx, tx })),
    );
  } catch (error) {
    if (!isAway(error)) throw translateDatabaseError(error);
    restUntil = performance.now() + REST_MS;
    log.warn({ err: error }, 'the read replica could not be used');
    return query(ctx, permission, run);
  }
}

function isAway(error: unknown): boolean {
  if (error instanceof ReplicaBehind || isRetryable(error)) return true;
  const told = translateDatabaseError(error);
  return told instanceof AppError && told.code === 'database_unavailable';
}
