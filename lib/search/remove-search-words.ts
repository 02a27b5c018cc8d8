import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { searchWords } from '@/db/schema/search';
import type { AnyKind } from '../records/record-kind';

/** Removes these records from search results, for archived ones. */
export async function removeSearchWords(
  { tenantId, tx }: { tenantId: string; tx: Transaction },
  { name }: Pick<AnyKind, 'name'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(searchWords)
    .where(
      and(eq(searchWords.tenantId, tenantId), eq(searchWords.kind, name), inArray(searchWords.recordId, [...ids])),
    );
}
