import 'server-only';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/db/client';

interface Options {
  /** What to do with a row whose keys (columns of the table) already exist. By default that is an error. */
  conflict?: { keys: readonly string[]; update: boolean };
}

/**
 * Inserts many rows at once, with the columns of the first row. They are sent as one parameter instead of one per cell.
 * The query builder takes ten times as long to build such a statement as PostgreSQL takes to store the rows, and a
 * statement has at most 65,534 parameters. Returns how many rows were written.
 */
export async function insertMany(
  tx: Transaction,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
  { conflict }: Options = {},
): Promise<number> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return 0;
  const columns = getTableColumns(table);
  const stored = (name: string) => columns[name]?.name ?? name;
  const list = sql.join(
    names.map((name) => sql.identifier(stored(name))),
    sql`, `,
  );
  const records = rows.map((row) => Object.fromEntries(names.map((name) => [stored(name), row[name]])));
  const { count } = await tx.execute(sql`insert into ${table} (${list})
    select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::text::jsonb)
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
