import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';

export interface ReservationMoneySums {
  /** Part payments less what was refunded of them, in cents. */
  paidCents: number;
  /** Of the deposit, likewise. */
  depositPaidCents: number;
}

/** What is paid on a reservation while the money belongs to it; nothing once it has gone over to a rental. */
export async function sumReservationMoney(
  ctx: Pick<ReadContext, 'tx' | 'tenantId'>,
  reservationId: string,
): Promise<ReservationMoneySums> {
  const [row] = await ctx.tx.execute<{ paid: string; deposit: string }>(sql`
    select coalesce(sum(m.cents) filter (where not m.of_deposit), 0)::bigint as paid,
      coalesce(sum(m.cents) filter (where m.of_deposit), 0)::bigint as deposit
    from (
      select case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end as cents,
        coalesce(r.kind, p.kind) = 'deposit' as of_deposit
      from payments p left join payments r on r.tenant_id = p.tenant_id and r.id = p.refunded_payment_id
      where p.tenant_id = ${ctx.tenantId} and p.reservation_id = ${reservationId} and p.rental_id is null
        and p.voided_at is null
    ) m`);
  return { paidCents: Number(row?.paid ?? 0), depositPaidCents: Number(row?.deposit ?? 0) };
}
