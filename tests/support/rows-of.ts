import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { withPlatform } from '@/db/client';

/** How many rows a company has in each table, read past row security. */
export async function rowsOf({ id }: { id: string }): Promise<Record<string, number>> {
  const { names, counted } = await withPlatform(async (tx) => {
    await tx.execute(sql`reset role`);
    const tables = await tx.execute<{ name: string }>(sql`
      select c.oid::regclass::text as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);
    const each = tables.map(
      ({ name }) =>
        sql`select ${name}::text as name, count(*)::int as rows from ${sql.raw(name)} where tenant_id = ${id}`,
    );
    const rows = await tx.execute<{ name: string; rows: number }>(sql.join(each, sql` union all `));
    return { names: tables.map(({ name }) => name), counted: rows.filter((row) => row.rows > 0) };
  });
  expect(names.length).toBeGreaterThan(50);
  return Object.fromEntries(counted.map(({ name, rows }) => [name, rows]));
}
