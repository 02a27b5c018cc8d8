import 'server-only';
import { sql } from 'drizzle-orm';
import { readDocumentNumber, searchWords } from '../search/search-text';
import type { ReadContext } from '../server/query';

/** A search that finds more is too wide to help. */
const MOST = 200;
const NUMBERED = ['rentals', 'reservations', 'payments', 'maintenance_tickets', 'quotes', 'invoices', 'drawers'];
const SEARCHED = ['vehicle', 'customer', 'driver'];

/**
 * The ids of records that a text names: by the number of a document, or by the beginning of a plate, name, phone or
 * license. Both are looked up in indexes, because the log itself has a million entries.
 */
export async function findRecords({ tx, tenantId }: ReadContext, typed: string): Promise<string[]> {
  const number = readDocumentNumber(typed);
  const [word] = searchWords(typed);
  if (!word) return [];
  const numbers = NUMBERED.map(
    (table) =>
      sql`select id from ${sql.identifier(table)} where tenant_id = ${tenantId} and number = ${number?.whole.toUpperCase().replaceAll(' ', '-') ?? ''}`,
  );
  const words = SEARCHED.map(
    (kind) => sql`select record_id as id from search_words
      where tenant_id = ${tenantId} and kind = ${kind} and word >= ${word} and word < ${`${word}\uffff`}`,
  );
  const rows = await tx.execute<{ id: string }>(sql`
    select distinct id from (${sql.join(number ? numbers : words, sql` union all `)}) found limit ${MOST}`);
  return rows.map(({ id }) => id);
}
