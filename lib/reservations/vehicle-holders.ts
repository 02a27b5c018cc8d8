import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { lateFreeMinutes } from '../late-free-minutes';

/**
 * Who has each vehicle now, at most one row for each, to be joined as `o`: a running rental, or the open ticket that is ready
 * last. `due_at` says until when, `grace_minutes` by how much a rental may be late for free. A ticket that does not say when
 * its vehicle is ready takes a day, as in `ticketPeriod`.
 */
export function vehicleHolders(tenantId: string): SQL {
  return sql`(
    select distinct on (vehicle_id) * from (
      select 'rental' as held_by, vehicle_id, id, number, due_at, customer_id, ${lateFreeMinutes('rentals')} as grace_minutes
      from rentals where tenant_id = ${tenantId} and status = 'active'
      union all
      select 'ticket', vehicle_id, id, number,
        case when expected_ready_at > started_at then expected_ready_at else started_at + interval '1 day' end, null, 0
      from maintenance_tickets where tenant_id = ${tenantId} and status = 'open'
    ) holders order by vehicle_id, due_at desc
  )`;
}
