import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { searchWords } from '@/db/schema/search';

const BATCH = 1000;
/** An entry of an index holds some 2,700 bytes, the name, which may be long too, among them. */
const MOST_BYTES = 1500;

export interface FoundBy {
  id: string;
  /** What lists of these records are sorted by. */
  nameKey: string;
  /** Normalised words, as `searchWords` of `lib/search/search-text` makes them. */
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
  for (let from = 0; from < records.length; from += BATCH) {
    const found = records.slice(from, from + BATCH).map((record) => ({ ...record, together: together(record.words) }));
    // One parameter for all, and a record's own values once for all its words.
    await tx.execute(sql`insert into ${searchWords} (tenant_id, kind, word, name_key, record_id, words)
      select ${tenantId}, ${kind}, word, "nameKey", id, together
      from jsonb_to_recordset(${JSON.stringify(found)}::text::jsonb)
        as found (id uuid, "nameKey" text, words text[], together text), unnest(words) as word
      on conflict do nothing`);
  }
}

/** A space before each; of very many, as many as an index takes, which is two names and addresses long in any script. */
function together(words: readonly string[]): string {
  let text = '';
  for (const word of words) {
    if (Buffer.byteLength(text) + Buffer.byteLength(word) >= MOST_BYTES) break;
    text += ` ${word}`;
  }
  return text;
}
