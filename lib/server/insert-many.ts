import 'server-only';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/db/client';
import { tenantSettings } from '@/db/schema/tenants';

interface Options {
  /** What to do with a row whose keys (columns of the table) already exist. By default that is an error. */
  conflict?: { keys: readonly string[]; update: boolean };
}

/**
 * Inserts many rows of one company at once, with the columns of the first row. They are sent as one parameter instead of
 * one per cell. The query builder takes ten times as long to build such a statement as PostgreSQL takes to store the
 * rows, and a statement has at most 65,534 parameters. The company is read from its settings, so that a distributed
 * database can run the whole statement where that company is (docs/architecture.md §5). Returns how many rows were
 * written.
 */
export async function insertMany(
  tx: Transaction,
  table: PgTable,
  rows: readonly (Record<string, unknown> & { tenantId: string })[],
  { conflict }: Options = {},
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const names = Object.keys(first);
  const columns = getTableColumns(table);
  const stored = (name: string) => columns[name]?.name ?? name;
  const listed = (of: (name: string) => SQL) => sql.join(names.map(of), sql`, `);
  const list = listed((name) => sql`${sql.identifier(stored(name))}`);
  const values = listed((name) =>
    name === 'tenantId' ? sql`home.tenant_id` : sql`given.${sql.identifier(stored(name))}`,
  );
  const records = rows.map((row) => Object.fromEntries(names.map((name) => [stored(name), row[name]])));
  const { count } = await tx.execute(sql`insert into ${table} (${list})
    select ${values} from ${tenantSettings} home, jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::text::jsonb) given
    where home.tenant_id = ${first.tenantId}
    ${conflict ? onConflict(conflict, names.map(stored)) : sql``}`);
  return count;
}

function onConflict({ keys, update }: { keys: readonly string[]; update: boolean }, names: readonly string[]): SQL {
  if (!update) return sql`on conflict do nothing`;
  const target = keys.map((key) => sql.identifier(key));
  const changes = names
    .filter((name) => !keys.includes(name))
    .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  return sql`on conflict (${sql.join(target, sql`, `)}) do update set ${sql.join(changes, sql`, `)}`;
}
