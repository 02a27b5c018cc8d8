import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import { isStandingHold } from '../vehicles/standing-hold';
import type { HeldReturn } from './plan-turnaround';

export interface HeldReturnRow extends HeldReturn {
  kind: 'reservation' | 'rental';
  recordId: string;
  number: string | null;
  vehicle: string;
  nextNumber: string | null;
}

/** Each vehicle that is to come back, with what takes it next, by vehicle and time. Late ones are left out. */
export async function readHeldReturns(ctx: ReadContext): Promise<HeldReturnRow[]> {
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    select * from (
      select a.id, a.kind, coalesce(a.rental_id, a.reservation_id) as record_id, coalesce(r.number, s.number) as number,
        concat_ws(' ', v.make, v.model, v.plate) as vehicle, coalesce(r.due_at, s.due_at) as return_at,
        lead(coalesce(r.number, s.number, m.number)) over next as next_number,
        lead(lower(a.period)) over next as next_from
      from vehicle_allocations a
      join vehicles v on v.tenant_id = a.tenant_id and v.id = a.vehicle_id
      left join rentals r on r.tenant_id = a.tenant_id and r.id = a.rental_id
      left join reservations s on s.tenant_id = a.tenant_id and s.id = a.reservation_id
      left join maintenance_tickets m on m.tenant_id = a.tenant_id and m.id = a.ticket_id
      where a.tenant_id = ${ctx.tenantId} and ${isStandingHold}
      window next as (partition by a.vehicle_id order by lower(a.period))
    ) held
    where kind <> 'maintenance' and return_at > ${ctx.now.toISOString()}::timestamptz
    order by return_at, id`);
  return rows.map((row) => ({
    id: String(row.id),
    // Safe because the table's column allows nothing else.
    kind: row.kind as HeldReturnRow['kind'],
    recordId: String(row.record_id),
    number: row.number === null ? null : String(row.number),
    vehicle: String(row.vehicle),
    returnAt: new Date(String(row.return_at)),
    nextNumber: row.next_number === null ? null : String(row.next_number),
    nextFrom: row.next_from === null ? null : new Date(String(row.next_from)),
  }));
}
