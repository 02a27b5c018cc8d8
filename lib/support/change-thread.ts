import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { supportThreads } from '@/db/schema/support';

interface Named {
  tenantId: string;
  id: string;
}

/** Writes a locked thread. */
export async function changeThread(
  tx: Transaction,
  { tenantId, id }: Named,
  change: Partial<typeof supportThreads.$inferInsert>,
): Promise<void> {
  await tx
    .update(supportThreads)
    .set(change)
    .where(and(eq(supportThreads.tenantId, tenantId), eq(supportThreads.id, id)));
}
