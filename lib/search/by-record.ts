import 'server-only';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { searchWords } from '@/db/schema/search';
import type { AnyKind } from '../records/record-kind';
import type { Way } from './mentions';
import { afterAll } from './search';

type Named = Pick<AnyKind, 'name'> & { table: AnyKind['table'] & { searchText: SQLWrapper } };

/**
 * Rows are found by a record that they name in this column, by its search words. Archived records have none, and are
 * found by any part of their text.
 */
export function byRecord({ name, table }: Named, column: SQLWrapper): Way {
  return ({ tenantId }, word, isOneOf) =>
    isOneOf(
      column,
      sql`select w.record_id from ${searchWords} w
        where w.tenant_id = ${tenantId} and w.kind = ${name} and w.word >= ${word} and w.word < ${afterAll(word)}
        union all select ${table.id} from ${table}
        where ${table.tenantId} = ${tenantId} and ${table.archivedAt} is not null and strpos(${table.searchText}, ${word}) > 0`,
    );
}
