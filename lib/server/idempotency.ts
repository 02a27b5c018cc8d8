import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { idempotencyKeys } from '@/db/schema/activity';
import { keyedHash } from '../auth/keyed-hash';
import { AppError } from '../errors';
import type { TenantContext } from './context';
import { together } from './together';

interface Asked<T> {
  verb: string;
  raw: unknown;
  work: () => Promise<{ output: T; audit: () => Promise<void> }>;
  /** The last check, also of a request that is answered again. */
  atEnd: () => Promise<void>;
}

/**
 * Does the work once per key. The key's row is written in the same transaction, so a second request with the key waits
 * for the first and then gets its answer. The same key with another body or verb throws `idempotency_mismatch`. What is
 * written after the work goes to the database at once, while locks and numbers are held.
 */
export async function answerOnce<T>(
  ctx: TenantContext & { tx: Transaction },
  { verb, raw, work, atEnd }: Asked<T>,
): Promise<T> {
  const { idempotencyKey: key, tenantId, tx } = ctx;
  if (!key) {
    const { output, audit } = await work();
    await together(audit(), atEnd());
    return output;
  }
  if (key.length > 255) throw new AppError('validation_error');
  // A body may hold a password.
  const requestHash = keyedHash(canonical(raw), 'requests by their keys');
  const row = { tenantId, key, actorId: ctx.member.id, verb, requestHash };
  const inserted = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const thisKey = and(eq(idempotencyKeys.tenantId, tenantId), eq(idempotencyKeys.key, key));
  if (inserted.length === 0) {
    const [stored] = await tx.select().from(idempotencyKeys).where(thisKey);
    const same = stored?.requestHash === requestHash && stored.verb === verb && stored.actorId === ctx.member.id;
    if (!same) throw new AppError('idempotency_mismatch');
    await atEnd();
    // Safe because the same verb wrote this answer, and verbs return plain data.
    return stored.response as T;
  }
  const { output, audit } = await work();
  await together(audit(), tx.update(idempotencyKeys).set({ response: output }).where(thisKey), atEnd());
  return output;
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
