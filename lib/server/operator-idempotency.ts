import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { operatorIdempotencyKeys } from '@/db/schema/operators';
import type { AdminContext } from './admin-context';
import { answerByKey } from './answer-by-key';

interface Asked<T> {
  verb: string;
  raw: unknown;
  work: () => Promise<{ output: T; audit: () => Promise<void> }>;
}

/** Does an operator's work once per key (docs/rules.md §10). Each operator has keys of their own. */
export async function answerOperatorOnce<T>(
  { idempotencyKey: key, operator }: AdminContext,
  tx: Transaction,
  { verb, raw, work }: Asked<T>,
): Promise<T> {
  if (!key) {
    const { output, audit } = await work();
    await audit();
    return output;
  }
  const { id: actorId } = operator;
  const { operatorId, key: keyColumn } = operatorIdempotencyKeys;
  const thisKey = and(eq(operatorId, actorId), eq(keyColumn, key));
  return answerByKey<T>(
    { key, verb, raw, actorId, work, atEnd: async () => undefined },
    {
      add: async ({ actorId: id, ...row }) => {
        const added = await tx
          .insert(operatorIdempotencyKeys)
          .values({ operatorId: id, ...row })
          .onConflictDoNothing()
          .returning({ key: keyColumn });
        return added.length > 0;
      },
      read: async () => {
        const [row] = await tx.select().from(operatorIdempotencyKeys).where(thisKey);
        return row && { ...row, actorId: row.operatorId };
      },
      keep: async (response) => {
        await tx.update(operatorIdempotencyKeys).set({ response }).where(thisKey);
      },
    },
  );
}
