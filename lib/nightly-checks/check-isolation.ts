import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Found } from './record-check';

/**
 * Tries, with a company's own rights, to find a row of any other company in each table that it may read, and in the list of all
 * companies. Returns how many tables were tried, and in how many there was one.
 */
export async function checkIsolation({ tx, tenantId }: { tx: Transaction; tenantId: string }): Promise<Found> {
  const tables = await tx.execute<{ name: string; owner: string }>(sql`
    select c.relname as name, a.attname as owner from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
      and (a.attname = 'tenant_id' or (c.relname = 'tenants' and a.attname = 'id'))
      and has_column_privilege(c.oid, a.attnum, 'select')
    order by 1`);
  const tries = tables.map(
    ({ name, owner }) =>
      sql`select exists (select 1 from ${sql.identifier(name)} where ${sql.identifier(owner)} <> ${tenantId}) as reached`,
  );
  const tried = await tx.execute<{ reached: boolean }>(sql.join(tries, sql` union all `));
  return { looked: tried.length, faults: tried.filter(({ reached }) => reached).length };
}
