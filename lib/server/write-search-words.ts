import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { searchWords } from '@/db/schema/search';

const BATCH = 5000;

export interface FoundBy {
  id: string;
  /** Normalised words, as `searchWords` of `lib/search-text` makes them. */
  words: string[];
}

/** Replaces the words by which these records are found. */
export async function writeSearchWords(
  { tenantId, tx }: { tenantId: string; tx: Transaction },
  kind: 'vehicle' | 'customer' | 'driver',
  records: readonly FoundBy[],
): Promise<void> {
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(searchWords).where(and(eq(searchWords.tenantId, tenantId), inArray(searchWords.recordId, ids)));
  const rows = records.flatMap(({ id, words }) => words.map((word) => ({ tenantId, kind, word, recordId: id })));
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx
      .insert(searchWords)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoNothing();
  }
}
