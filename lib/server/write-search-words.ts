import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { searchWords } from '@/db/schema/search';
import { insertMany } from './insert-many';

const BATCH = 5000;

export interface FoundBy {
  id: string;
  /** What lists of these records are sorted by. */
  nameKey: string;
  /** Normalised words, as `searchWords` of `lib/search-text` makes them. */
  words: string[];
}

/** Replaces the words by which these records are found; without words they are found no more, as befits archived ones. */
export async function writeSearchWords(
  { tenantId, tx }: { tenantId: string; tx: Transaction },
  kind: 'vehicle' | 'customer' | 'driver',
  records: readonly FoundBy[],
): Promise<void> {
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .delete(searchWords)
    .where(and(eq(searchWords.tenantId, tenantId), eq(searchWords.kind, kind), inArray(searchWords.recordId, ids)));
  const rows = records.flatMap(({ id, nameKey, words }) =>
    words.map((word) => ({ tenantId, kind, word, nameKey, recordId: id })),
  );
  for (let from = 0; from < rows.length; from += BATCH) {
    await insertMany(tx, searchWords, rows.slice(from, from + BATCH), { conflict: { keys: [], update: false } });
  }
}
