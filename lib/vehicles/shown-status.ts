import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ShownVehicleStatus } from './values';

/**
 * What a screen shows of a vehicle, derived and never stored: rented, else what people decided, else reserved, else available
 * (product.md §6). Columns are written with their table, since Drizzle leaves it out where one table alone is selected from.
 */
export const shownVehicleStatus: SQL<ShownVehicleStatus> = sql<ShownVehicleStatus>`(case
  when exists (select from rentals out_now where out_now.tenant_id = vehicles.tenant_id
    and out_now.vehicle_id = vehicles.id and out_now.status = 'active') then 'rented'
  when vehicles.service_status <> 'in_service' then vehicles.service_status
  when exists (select from vehicle_allocations held where held.tenant_id = vehicles.tenant_id
    and held.vehicle_id = vehicles.id and held.kind = 'reservation' and held.released_at is null
    and held.period @> now()) then 'reserved'
  else 'available' end)`;
