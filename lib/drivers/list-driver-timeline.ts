import 'server-only';
import { sql } from 'drizzle-orm';
import { importFileName } from '../files/import-file-name';
import { keyset } from '../lists/keyset';
import type { PageInput } from '../lists/page-input';
import type { ReadContext } from '../server/query';

const KINDS = ['created', 'imported', 'updated', 'archived', 'out', 'back'] as const;

export interface DriverEvent {
  /** The id of the entry or rental, unique together with the kind. */
  id: string;
  at: Date;
  kind: (typeof KINDS)[number];
  /** The author of the entry; null for a rental. */
  who: string | null;
  /** The number of a rental, or the name of the file the driver was imported from. */
  detail: string;
}

interface Asked extends PageInput {
  /** Leaves out rentals, for who has them listed already. */
  changesOnly?: boolean;
}

/**
 * A driver's history, latest first, page by page: changes to the record with their authors, and the start and end of
 * rentals.
 */
export async function listDriverTimeline(ctx: ReadContext, driverId: string, { cursor, size, changesOnly }: Asked) {
  const { tenantId } = ctx;
  const pages = keyset({
    sort: sql`at`,
    type: 'timestamptz',
    id: sql`id`,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const where = pages.where(undefined) ?? sql`true`;
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    select *, at::text as sort_key from (
      select a.id, a.at, a.actor_name as who,
        case when a.action = 'drivers.archive' then 'archived' when a.before is not null then 'updated'
          when a.action = 'drivers.import' then 'imported' else 'created' end as kind,
        case when a.action = 'drivers.import' and a.before is null
          then coalesce(${importFileName(tenantId, 'drivers', sql`a.at`)}, '') else '' end as detail
      from audit_entries a where a.tenant_id = ${tenantId} and a.entity_id = ${driverId} and a.entity = 'driver'
        and a.action in ('drivers.create', 'drivers.import', 'drivers.update', 'drivers.archive')
      ${changesOnly ? sql`` : rentalEvents(tenantId, driverId)}
    ) events
    where ${where}
    order by ${sql.join(pages.orderBy, sql`, `)} limit ${pages.limit}`);
  const events = rows.map((row) => ({ id: String(row.id), sortKey: String(row.sort_key), event: eventOf(row) }));
  const { rows: shown, ...cursors } = pages.page(events);
  return { rows: shown.map(({ event }) => event), ...cursors };
}

function rentalEvents(tenantId: string, driverId: string) {
  return sql`union all
      select r.id, went.at, null, went.kind, r.number from rental_drivers d
      join rentals r on r.tenant_id = d.tenant_id and r.id = d.rental_id
      cross join lateral (values ('out', r.pickup_at), ('back', r.returned_at)) went (kind, at)
      where d.tenant_id = ${tenantId} and d.driver_id = ${driverId} and r.number is not null
        and r.status <> 'cancelled' and went.at is not null`;
}

function eventOf({ id, at, kind, who, detail }: Record<string, unknown>): DriverEvent {
  return {
    id: String(id),
    at: new Date(String(at)),
    kind: KINDS.find((name) => name === kind) ?? 'updated',
    who: who === null ? null : String(who),
    detail: String(detail),
  };
}
