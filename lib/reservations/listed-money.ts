import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

export interface ListedMoney {
  /** The fee of a closed reservation, without what was taken back. */
  feeCents: number;
  /** Part payments and payments of the fee, less what was refunded of them. */
  paidCents: number;
  /** Of the deposit, likewise. */
  depositPaidCents: number;
  /** The part of the deposit that has paid the fee. */
  depositAppliedCents: number;
}

/**
 * The money of each row of `reservations` in cents, while it belongs to it: `balanceOf`, for lists. Once it has gone over to
 * a rental, there is none. The database computes it for the rows of one page only.
 */
export const listedMoney: SQL<ListedMoney> = sql<ListedMoney>`(
  select json_build_object('feeCents', coalesce(sum(m.fee), 0), 'paidCents', coalesce(sum(m.paid), 0),
    'depositPaidCents', coalesce(sum(m.deposit), 0), 'depositAppliedCents', coalesce(sum(m.applied), 0))
  from (
    select case when coalesce(o.kind, p.kind) = 'deposit' then 0 else s.cents end as paid,
      case when coalesce(o.kind, p.kind) = 'deposit' then s.cents else 0 end as deposit, 0 as fee, 0 as applied
    from payments p
    left join payments o on o.tenant_id = p.tenant_id and o.id = p.refunded_payment_id
    cross join lateral (select case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end as cents) s
    where p.tenant_id = reservations.tenant_id and p.reservation_id = reservations.id and p.rental_id is null
      and p.voided_at is null
    union all
    select 0, 0, c.amount_cents, 0 from charges c
    where c.tenant_id = reservations.tenant_id and c.reservation_id = reservations.id and c.waived_at is null
    union all
    select 0, 0, 0, a.amount_cents from deposit_applications a
    where a.tenant_id = reservations.tenant_id and a.reservation_id = reservations.id
  ) m)`;
