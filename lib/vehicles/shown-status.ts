import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { vehicleAllocations } from '@/db/schema/allocations';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import type { ShownVehicleStatus } from './values';

/** What a screen shows of a vehicle, derived and never stored: rented, else what people decided, else reserved, else available (product.md §6). */
export const shownVehicleStatus: SQL<ShownVehicleStatus> = sql<ShownVehicleStatus>`(case
  when exists (select 1 from ${rentals} where ${rentals.tenantId} = ${vehicles.tenantId} and ${rentals.vehicleId} = ${vehicles.id} and ${rentals.status} = 'active') then 'rented'
  when ${vehicles.serviceStatus} <> 'in_service' then ${vehicles.serviceStatus}
  when exists (select 1 from ${vehicleAllocations} where ${vehicleAllocations.tenantId} = ${vehicles.tenantId} and ${vehicleAllocations.vehicleId} = ${vehicles.id}
    and ${vehicleAllocations.kind} = 'reservation' and ${vehicleAllocations.releasedAt} is null and ${vehicleAllocations.period} @> now()) then 'reserved'
  else 'available' end)`;
