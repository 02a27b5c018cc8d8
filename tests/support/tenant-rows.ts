import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';

export type StoredRow = Record<string, unknown>;
/** By table, then by the row's own key. */
export type StoredRows = Map<string, Map<string, StoredRow>>;

/** Search words have their own tests, and an idempotency key says nothing about what was done. */
const LEFT_OUT = ['search_words', 'idempotency_keys'];

/** Every row of a company, as PostgreSQL's JSON. */
export function tenantRows(tenantId: string): Promise<StoredRows> {
  return withTenant(tenantId, async (tx) => {
    const tables = await tx.execute<{ name: string }>(sql`
      select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE' order by 1`);
    const each = tables
      .filter(({ name }) => !LEFT_OUT.includes(name))
      .map(
        ({ name }) =>
          sql`select ${name} as name, to_jsonb(t) as stored from ${sql.identifier(name)} t where t.tenant_id = ${tenantId}`,
      );
    const rows = await tx.execute<{ name: string; stored: StoredRow }>(sql.join(each, sql` union all `));
    const found: StoredRows = new Map();
    for (const { name, stored } of rows) {
      const ofTable = found.get(name) ?? new Map<string, StoredRow>();
      found.set(name, ofTable.set(keyOf(stored), stored));
    }
    return found;
  });
}

/** The row's id, or for tables that only join others, all ids in it. */
function keyOf(row: StoredRow): string {
  if (typeof row.id === 'string') return row.id;
  const ids = Object.entries(row).filter(([name]) => name.endsWith('_id') || ['series', 'year'].includes(name));
  return JSON.stringify(ids);
}
