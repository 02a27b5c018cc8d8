import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

/** Where a kind of record is stored, and by which text people know one. */
const NAMED: readonly [table: string, name: SQL][] = [
  ['vehicles', sql`concat_ws(' ', make, model, plate)`],
  ['customers', sql`full_name`],
  ['drivers', sql`full_name`],
  ['members', sql`name`],
  ['owners', sql`name`],
  ['vehicle_classes', sql`name`],
  ['rate_rules', sql`name`],
  ['vendors', sql`name`],
  ['rentals', sql`number`],
  ['reservations', sql`number`],
  ['maintenance_tickets', sql`number`],
  ['quotes', sql`number`],
  ['invoices', sql`number`],
  ['payments', sql`number`],
  ['drawers', sql`number`],
];

type Named = { entityId: string | null; before: unknown; after: unknown };

/** The names of all records that entries are about or mention, by their ids. One query, whatever their kinds. */
export async function nameRecords(
  { tx, tenantId }: ReadContext,
  entries: readonly Named[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(entries.flatMap(({ entityId, before, after }) => [entityId, ...idsIn(before), ...idsIn(after)]));
  ids.delete(null);
  if (ids.size === 0) return new Map();
  const selects = NAMED.map(
    ([table, name]) => sql`select t.id, ${name} as name from ${sql.identifier(table)} t
      where t.tenant_id = ${tenantId} and t.id in (select id from wanted)`,
  );
  const rows = await tx.execute<{ id: string; name: string | null }>(sql`
    with wanted as materialized (
      select value::uuid as id from jsonb_array_elements_text(${JSON.stringify([...ids])}::jsonb)
    )
    ${sql.join(selects, sql` union all `)}`);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isId(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(idsIn);
}
