import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

/** Where each kind of record is stored, and by which text people know one. */
const NAMED: readonly [kind: string, table: string, name: SQL][] = [
  ['vehicle', 'vehicles', sql`concat_ws(' ', make, model, plate)`],
  ['customer', 'customers', sql`full_name`],
  ['driver', 'drivers', sql`full_name`],
  ['member', 'members', sql`name`],
  ['owner', 'owners', sql`name`],
  ['api_key', 'api_keys', sql`name`],
  ['vehicle_class', 'vehicle_classes', sql`name`],
  ['rate_rule', 'rate_rules', sql`name`],
  ['vendor', 'vendors', sql`name`],
  ['rental', 'rentals', sql`number`],
  ['reservation', 'reservations', sql`number`],
  ['ticket', 'maintenance_tickets', sql`number`],
  ['quote', 'quotes', sql`number`],
  ['invoice', 'invoices', sql`number`],
  ['payment', 'payments', sql`number`],
  ['drawer', 'drawers', sql`number`],
];

const KINDS = new Set(NAMED.map(([kind]) => kind));

type Named = { entity: string; entityId: string | null; before: unknown; after: unknown };

/**
 * The names of all records that entries are about or mention, by their ids. One query, which looks for an id only where its
 * kind is stored, or everywhere if nothing tells the kind.
 */
export async function nameRecords(
  { tx, tenantId }: ReadContext,
  entries: readonly Named[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string | null, Set<string>>();
  for (const { entity, entityId, before, after } of entries) {
    if (entityId) want(wanted, entity, entityId);
    wantIn(wanted, null, before);
    wantIn(wanted, null, after);
  }
  const anywhere = wanted.get(null) ?? [];
  const selects = NAMED.flatMap(([kind, table, name]) => {
    const ids = [...(wanted.get(kind) ?? []), ...anywhere];
    if (ids.length === 0) return [];
    return sql`select t.id, ${name} as name from ${sql.identifier(table)} t
      where t.tenant_id = ${tenantId} and t.id = any(${`{${ids}}`}::uuid[])`;
  });
  if (selects.length === 0) return new Map();
  const rows = await tx.execute<{ id: string; name: string | null }>(sql.join(selects, sql` union all `));
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}

function want(wanted: Map<string | null, Set<string>>, kind: string | null, id: string): void {
  const known = kind !== null && KINDS.has(kind) ? kind : null;
  const ids = wanted.get(known) ?? new Set();
  wanted.set(known, ids.add(id));
}

/** `vehicleId` tells the kind of its value. */
function wantIn(wanted: Map<string | null, Set<string>>, kind: string | null, value: unknown): void {
  if (typeof value === 'string') {
    if (isId(value)) want(wanted, kind, value);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value))
      wantIn(wanted, Array.isArray(value) ? kind : (/^(\w+)Id$/.exec(name)?.[1] ?? null), inner);
  }
}
