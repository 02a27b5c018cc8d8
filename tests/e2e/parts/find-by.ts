import type { TransactionSql } from 'postgres';
import { normalizeSearch, searchWords } from '@/lib/search/search-text';

interface Found {
  company: string;
  kind: 'vehicle' | 'customer';
  id: string;
  /** What it is found by, its name first. */
  parts: [string, ...string[]];
}

/** Lets a record that a journey made by itself be found. */
export async function findBy(tx: TransactionSql, { company, kind, id, parts }: Found): Promise<void> {
  const words = searchWords(...parts);
  const rows = words.map((word) => ({
    tenant_id: company,
    kind,
    word,
    name_key: normalizeSearch(parts[0]),
    record_id: id,
    words: ` ${words.join(' ')}`,
  }));
  await tx`insert into search_words ${tx(rows)}`;
}
