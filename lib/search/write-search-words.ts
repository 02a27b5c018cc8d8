import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { searchWords } from '@/db/schema/search';
import { tenantSettings } from '@/db/schema/tenants';
import type { RecordKind } from '../records/record-kind';
import { removeSearchWords } from './remove-search-words';

const BATCH = 1000;
/** An index entry holds about 2,700 bytes, including the name, which may be long too. */
const MOST_BYTES = 1500;

interface Found {
  id: string;
  /** The value that lists of these records are sorted by. */
  nameKey: string;
}

/** Replaces the words that find these records. */
export async function writeSearchWords<Columns>(
  { tenantId, tx }: { tenantId: string; tx: Transaction },
  kind: RecordKind<Columns>,
  records: readonly (Columns & Found)[],
): Promise<void> {
  await removeSearchWords(
    { tenantId, tx },
    kind,
    records.map(({ id }) => id),
  );
  for (let from = 0; from < records.length; from += BATCH) {
    const found = records.slice(from, from + BATCH).map((record) => {
      const words = kind.wordsOf(record);
      return { id: record.id, nameKey: record.nameKey, words, together: together(words) };
    });
    // One parameter for all of them, with a record's own values sent once for all its words. As in `insertMany`, the
    // company is read from its settings.
    await tx.execute(sql`insert into ${searchWords} (tenant_id, kind, word, name_key, record_id, words)
      select home.tenant_id, ${kind.name}, word, "nameKey", id, together
      from ${tenantSettings} home, jsonb_to_recordset(${JSON.stringify(found)}::text::jsonb)
        as found (id uuid, "nameKey" text, words text[], together text), unnest(words) as word
      where home.tenant_id = ${tenantId}
      on conflict do nothing`);
  }
}

/**
 * A space before each. If there are very many, as many as an index entry can hold, which is two long names and
 * addresses in any script.
 */
function together(words: readonly string[]): string {
  let text = '';
  for (const word of words) {
    if (Buffer.byteLength(text) + Buffer.byteLength(word) >= MOST_BYTES) break;
    text += ` ${word}`;
  }
  return text;
}
