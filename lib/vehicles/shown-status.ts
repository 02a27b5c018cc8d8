import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { isStandingHold } from './standing-hold';
import type { ShownVehicleStatus } from './values';

/**
 * The status shown for a row of `vehicles`, derived and never stored: rented, else the one people set, else reserved,
 * else available (docs/rules.md §6). Column names are written out, because the query builder omits the table's name in
 * a select from one table.
 */
export const shownVehicleStatus: SQL<ShownVehicleStatus> = sql<ShownVehicleStatus>`(case
  when exists (select 1 from rentals r where r.tenant_id = vehicles.tenant_id and r.vehicle_id = vehicles.id and r.status = 'active') then 'rented'
  when vehicles.service_status <> 'in_service' then vehicles.service_status
  when exists (select 1 from vehicle_allocations a where a.tenant_id = vehicles.tenant_id and a.vehicle_id = vehicles.id
    and a.kind = 'reservation' and a.period @> now() and ${isStandingHold}) then 'reserved'
  else 'available' end)`;

/**
 * The rows of `vehicles` with this shown status. Written so that the database looks up the few that are out or
 * reserved, not all the others.
 */
export function showsVehicleStatus(tenantId: string, status: ShownVehicleStatus): SQL {
  const out = sql`(select r.vehicle_id from rentals r where r.tenant_id = ${tenantId} and r.status = 'active')`;
  const held = sql`(select a.vehicle_id from vehicle_allocations a where a.tenant_id = ${tenantId} and a.kind = 'reservation'
    and a.period @> now() and ${isStandingHold})`;
  if (status === 'rented') return sql`vehicles.id in ${out}`;
  const at = sql`vehicles.service_status = ${status === 'reserved' || status === 'available' ? 'in_service' : status}`;
  const here = sql`${at} and vehicles.id not in ${out}`;
  if (status === 'reserved') return sql`(${here} and vehicles.id in ${held})`;
  return status === 'available' ? sql`(${here} and vehicles.id not in ${held})` : sql`(${here})`;
}
