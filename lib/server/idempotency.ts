import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { idempotencyKeys } from '@/db/schema/activity';
import { answerByKey } from './answer-by-key';
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
 * Does a member's work once per key (docs/rules.md §10). What is written after the work goes to the database at once, while
 * locks and numbers are held.
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
  const thisKey = and(eq(idempotencyKeys.tenantId, tenantId), eq(idempotencyKeys.key, key));
  return answerByKey<T>(
    { key, verb, raw, actorId: ctx.member.id, work, atEnd },
    {
      add: async (row) => {
        const added = await tx
          .insert(idempotencyKeys)
          .values({ tenantId, ...row })
          .onConflictDoNothing()
          .returning({ key: idempotencyKeys.key });
        return added.length > 0;
      },
      read: async () => (await tx.select().from(idempotencyKeys).where(thisKey))[0],
      keep: async (response) => {
        await tx.update(idempotencyKeys).set({ response }).where(thisKey);
      },
    },
  );
}
