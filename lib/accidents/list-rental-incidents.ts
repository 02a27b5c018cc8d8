import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';

export interface RentalIncident {
  id: string;
  kind: 'fine' | 'toll' | 'accident';
  at: Date;
  /** What it has cost, in US cents; null for an accident. */
  amountCents: number | null;
  /** Whether it is in this rental's balance. */
  charged: boolean;
  href: string;
}

/**
 * The fines, tolls and accidents of the time in which a rental had each of its vehicles, charged to it or not, the latest
 * first. What was voided or deleted is not among them.
 */
export async function listRentalIncidents({ tx, tenantId }: ReadContext, rentalId: string): Promise<RentalIncident[]> {
  const rows = await tx.execute<Record<string, unknown>>(sql`
    with outing as (
      select vehicle_id, coalesce(vehicle_since, date_trunc('minute', least(pickup_at, activated_at))) as left_at,
        coalesce(returned_at, cancelled_at) as back_at
      from rentals where tenant_id = ${tenantId} and id = ${rentalId} and activated_at is not null
      union all
      select vehicle_id, left_at, back_at from rental_legs where tenant_id = ${tenantId} and rental_id = ${rentalId}
    ), found as (
      select id, kind, vehicle_id, spent_at as at, amount_cents as cents, charge_id from expenses
      where tenant_id = ${tenantId} and kind in ('fine', 'toll') and voided_at is null
      union all
      select id, 'accident', vehicle_id, happened_at, null, charge_id from accidents
      where tenant_id = ${tenantId} and archived_at is null
    )
    select f.id, f.kind, f.at, f.cents, c.id is not null as charged from found f
    left join charges c on c.tenant_id = ${tenantId} and c.id = f.charge_id and c.waived_at is null
    where c.rental_id = ${rentalId} or (c.id is null and exists (select 1 from outing o
      where o.vehicle_id = f.vehicle_id and o.left_at <= f.at and coalesce(o.back_at > f.at, true)))
    order by f.at desc, f.id`);
  return rows.map((row) => {
    const kind = row.kind === 'accident' ? 'accident' : row.kind === 'toll' ? 'toll' : 'fine';
    const id = String(row.id);
    return {
      ...{ id, kind, at: new Date(String(row.at)), charged: row.charged === true },
      amountCents: row.cents === null ? null : Number(row.cents),
      href: kind === 'accident' ? `/accidents/${id}` : `/expenses/${id}`,
    };
  });
}
