import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';

export interface Holder {
  rentalId: string;
  number: string;
  customerId: string;
  customerName: string;
  from: string;
  /** When the vehicle came back; null while it is out. */
  until: string | null;
}

/**
 * The rental that had a vehicle at a moment of the past, or has it now; null if it was in no customer's hands. Rentals are
 * asked, since an allocation says what is planned: a rental can leave early, come back late, or be cancelled.
 * Assumption: a customer who was handed the keys had the vehicle, even if the rental was cancelled afterwards.
 */
export async function whoHad(ctx: ReadContext, vehicleId: string, moment: Date): Promise<Holder | null> {
  const [row] = await ctx.tx.execute<Record<string, unknown>>(sql`
    select * from (
      select r.id, r.number, r.customer_id, c.full_name,
        coalesce(r.vehicle_since, date_trunc('minute', least(r.pickup_at, r.activated_at))) as left_at,
        coalesce(r.returned_at, r.cancelled_at) as back_at
      from rentals r
      join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
      where r.tenant_id = ${ctx.tenantId} and r.vehicle_id = ${vehicleId} and r.activated_at is not null
      union all
      select r.id, r.number, r.customer_id, c.full_name, l.left_at, l.back_at
      from rental_legs l
      join rentals r on r.tenant_id = l.tenant_id and r.id = l.rental_id
      join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
      where l.tenant_id = ${ctx.tenantId} and l.vehicle_id = ${vehicleId}
    ) outing
    where left_at <= ${moment.toISOString()}::timestamptz and coalesce(back_at > ${moment.toISOString()}::timestamptz, true)
    order by left_at desc limit 1`);
  if (!row) return null;
  return {
    rentalId: String(row.id),
    number: String(row.number),
    customerId: String(row.customer_id),
    customerName: String(row.full_name),
    from: new Date(String(row.left_at)).toISOString(),
    until: row.back_at ? new Date(String(row.back_at)).toISOString() : null,
  };
}
