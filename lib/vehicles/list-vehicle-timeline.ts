import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { can } from '@/lib/auth/permissions';
import { importFileName } from '../files/import-file-name';
import { keyset } from '../lists/keyset';
import type { PageInput } from '../lists/page-input';
import { changedFields } from '../records/changed-fields';
import type { ReadContext } from '../server/query';
import { VEHICLE_FIELDS, type VehicleField } from './fields';
import { odometerCorrection } from './odometer-correction';

const KINDS = [
  'created',
  'imported',
  'changed',
  'rental_out',
  'rental_in',
  'rental_cancelled',
  'ticket_opened',
  'ticket_closed',
] as const;

export interface VehicleEvent {
  /** The id of the rental or ticket. */
  id: string;
  at: Date;
  kind: Exclude<(typeof KINDS)[number], 'changed'> | 'edited' | 'archived' | 'odometer_corrected';
  who: string | null;
  /** The number of a rental or ticket, a reason, or the name of a file. */
  detail: string;
  changed: VehicleField[];
  correction: { fromKm: number; toKm: number } | null;
}

/**
 * A vehicle's history, latest first, page by page: when it was added, changes to its record, its rentals and its garage
 * visits. Who made a change comes from the audit log, and is shown to those who may read that (docs/rules.md §4).
 */
export async function listVehicleTimeline(ctx: ReadContext, vehicleId: string, { cursor, size }: PageInput) {
  const { tenantId } = ctx;
  const audited = can(ctx.role, 'activity.view');
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
      select v.id, v.created_at as at, case when a.file is null then 'created' else 'imported' end as kind,
        coalesce(a.file, '') as detail, null::jsonb as before, null::jsonb as after, a.actor_name as who
      from vehicles v left join lateral (${createdBy(tenantId, vehicleId)}) a on ${audited}
      where v.tenant_id = ${tenantId} and v.id = ${vehicleId}
      union all
      select a.id, a.at, 'changed', '', a.before, a.after, a.actor_name from audit_entries a
      where ${audited} and a.tenant_id = ${tenantId} and a.entity = 'vehicle' and a.entity_id = ${vehicleId}
        and a.before is not null
      union all
      select r.id, coalesce(r.vehicle_since, r.pickup_at), 'rental_out', coalesce(r.number, ''), null, null, c.full_name
      from rentals r join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
      where r.tenant_id = ${tenantId} and r.vehicle_id = ${vehicleId} and r.activated_at is not null
      union all
      select r.id, r.returned_at, 'rental_in', coalesce(r.number, ''), null, null, c.full_name
      from rentals r join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
      where r.tenant_id = ${tenantId} and r.vehicle_id = ${vehicleId} and r.returned_at is not null
      union all
      select r.id, r.cancelled_at, 'rental_cancelled', coalesce(r.number, ''), null, null, c.full_name
      from rentals r join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
      where r.tenant_id = ${tenantId} and r.vehicle_id = ${vehicleId} and r.activated_at is not null
        and r.cancelled_at is not null
      union all
      select r.id, e.at, e.kind, coalesce(r.number, ''), null, null, c.full_name
      from rental_legs l
      join rentals r on r.tenant_id = l.tenant_id and r.id = l.rental_id
      join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
      cross join lateral (values (l.left_at, 'rental_out'), (l.back_at, 'rental_in')) e (at, kind)
      where l.tenant_id = ${tenantId} and l.vehicle_id = ${vehicleId}
      union all
      select id, started_at, 'ticket_opened', number, null, null, null from maintenance_tickets
      where tenant_id = ${tenantId} and vehicle_id = ${vehicleId}
      union all
      select id, closed_at, 'ticket_closed', number, null, null, null from maintenance_tickets
      where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and closed_at is not null
    ) events
    where ${where}
    order by ${sql.join(pages.orderBy, sql`, `)} limit ${pages.limit}`);
  const events = rows.map((row) => ({ id: String(row.id), sortKey: String(row.sort_key), event: eventOf(row) }));
  const { rows: shown, ...cursors } = pages.page(events);
  return { rows: shown.map(({ event }) => event), ...cursors };
}

/** Who added a vehicle, with the file's name if it was imported. */
function createdBy(tenantId: string, vehicleId: string): SQL {
  const file = importFileName(tenantId, 'vehicles', sql`entry.at`);
  return sql`select entry.actor_name, case when entry.action = 'vehicles.import' then coalesce(${file}, '') end as file
    from audit_entries entry where entry.tenant_id = ${tenantId} and entry.entity_id = ${vehicleId}
    and entry.action in ('vehicles.create', 'vehicles.import') and entry.before is null order by entry.at limit 1`;
}

function eventOf({ id, at, kind: said, who, detail, before, after }: Record<string, unknown>): VehicleEvent {
  const plain = { id: String(id), at: new Date(String(at)), who: who === null ? null : String(who) };
  const kind = KINDS.find((name) => name === said) ?? 'changed';
  if (kind !== 'changed') return { ...plain, kind, detail: String(detail), changed: [], correction: null };
  const told = { ...plain, detail: reasonIn(after), changed: changedFields(VEHICLE_FIELDS, before, after) };
  const correction = odometerCorrection(before, after);
  if (correction) return { ...told, kind: 'odometer_corrected', correction };
  return { ...told, kind: isArchived(after) ? 'archived' : 'edited', correction: null };
}

function isArchived(after: unknown): boolean {
  return typeof after === 'object' && after !== null && 'archived' in after && after.archived === true;
}

/** Why the odometer was set back, or the vehicle taken out of service. */
function reasonIn(after: unknown): string {
  if (typeof after !== 'object' || after === null) return '';
  if ('odometerReason' in after) return String(after.odometerReason);
  return 'reason' in after ? String(after.reason) : '';
}
