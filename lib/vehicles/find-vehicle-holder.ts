import 'server-only';
import { sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import type { ReadContext } from '../server/query';
import { isStandingHold } from './standing-hold';

/** The record that has a vehicle now. */
export interface VehicleHolder {
  kind: 'rental' | 'reservation' | 'ticket';
  id: string;
}

/** Who has the vehicle now: a running rental, an open ticket, or a reservation whose time has come. Null if nobody has. */
export async function findVehicleHolder(
  { tx, tenantId }: ReadContext,
  vehicleId: string,
): Promise<VehicleHolder | null> {
  const [row] = await tx.execute<VehicleHolder & Record<string, unknown>>(sql`${ONE_PLAN}
    select kind, id from (
      select 1 as rank, 'rental' as kind, id from rentals
      where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and status = 'active'
      union all
      select 2, 'ticket', id from maintenance_tickets
      where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and status = 'open'
      union all
      select 3, 'reservation', a.reservation_id from vehicle_allocations a
      where a.tenant_id = ${tenantId} and a.vehicle_id = ${vehicleId} and a.kind = 'reservation' and a.period @> now()
        and ${isStandingHold}
    ) holders order by rank limit 1`);
  return row ?? null;
}
