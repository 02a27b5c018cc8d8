import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { eitherId } from '../either-id';
import type { Locale } from '../i18n/locales';
import { keyset } from '../lists/keyset';
import { numberText, textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import type { PaymentFilters } from './input';
import { ledgerBalances } from './ledger-balances';
import type { HeldKind } from './values';

export interface HeldMoney {
  /** Of the rental, the reservation or the customer. */
  id: string;
  of: 'rental' | 'reservation' | 'customer';
  kind: HeldKind;
  /** Of the rental or the reservation; empty for a customer's advances. */
  number: string;
  status: string | null;
  customerName: string;
  customerPhone: string | null;
  /** What messages to the customer are written in. */
  customerLanguage: Locale;
  since: string;
  cents: number;
  /** What the customer still owes for the same rental or reservation. */
  dueCents: number;
}

type Filters = Pick<PaymentFilters, 'q' | 'held'>;

/**
 * One page of what the company holds of its customers or owes them back, the oldest first: deposits held, what was paid beyond
 * the charges, and advances. A part payment on a reservation to come is none of these.
 */
export async function listHeld(ctx: ReadContext, filters: PaymentFilters) {
  const paging = keyset({
    sort: sql`h.since`,
    type: 'timestamptz',
    id: sql`h.id`,
    direction: 'asc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const found = await ctx.tx.execute<Record<string, unknown>>(sql`
    select h.*, ${paging.sortKey} as sort_key ${held(ctx, filters)} and ${paging.where(sql`true`)}
    order by ${sql.join(paging.orderBy, sql`, `)} limit ${paging.limit}`);
  return paging.page(found.map((row) => ({ ...toHeld(row), sortKey: String(row.sort_key) })));
}

/** How much that is in all and for each kind, in cents, and how many rows match. */
export async function sumHeld(ctx: ReadContext, filters: Filters) {
  const rows = await ctx.tx.execute<{ kind: HeldKind; total: number; sum: string }>(sql`
    select h.kind, count(*)::int as total, sum(h.cents)::bigint as sum
    ${held(ctx, { q: filters.q, held: null })} group by 1`);
  const of = (kind: HeldKind) => {
    const row = rows.find((one) => one.kind === kind);
    return { total: row?.total ?? 0, sumCents: Number(row?.sum ?? 0) };
  };
  return { deposit: of('deposit'), overpaid: of('overpaid'), advance: of('advance') };
}

function held({ tenantId }: ReadContext, { q, held: kind }: Filters): SQL {
  const texts = [numberText(sql`h.number`), sql`h.search_text`];
  const paidSince = (which: SQL) => sql`(select ${which} from payments p where p.tenant_id = ${tenantId}
    and (p.rental_id = b.rental_id or (p.rental_id is null and p.reservation_id = b.reservation_id))
    and p.voided_at is null)`;
  const owner = sql`
    from (${ledgerBalances(tenantId)}) b
    left join rentals r on r.tenant_id = ${tenantId} and r.id = b.rental_id
    left join reservations s on s.tenant_id = ${tenantId} and s.id = b.reservation_id
    join customers c on c.tenant_id = ${tenantId} and c.id = ${eitherId(sql`r.customer_id`, sql`s.customer_id`)}`;
  const facts = sql`coalesce(b.rental_id, b.reservation_id) as id,
    case when b.rental_id is null then 'reservation' else 'rental' end as of_what,
    coalesce(r.number, s.number, '') as number, coalesce(r.status, s.status) as status,
    c.full_name, c.phone, c.language, c.search_text, greatest(b.due_cents, 0) as due_cents`;
  return sql`
    from (
      select 'deposit' as kind, ${facts}, b.held_cents as cents,
        ${paidSince(sql`min(p.received_at) filter (where p.kind = 'deposit')`)} as since
      ${owner} where b.held_cents > 0
      union all
      select 'overpaid', ${facts}, -b.due_cents,
        coalesce(r.completed_at, r.cancelled_at, s.closed_at, ${paidSince(sql`max(p.received_at)`)}, r.created_at, s.created_at)
      ${owner} where b.due_cents < 0 and s.status is distinct from 'confirmed'
      union all
      select 'advance', c.id, 'customer', '', null, c.full_name, c.phone, c.language, c.search_text, 0, a.cents, a.since
      from (
        select customer_id, sum(cents)::bigint as cents, min(at) as since from (
          select customer_id, case kind when 'refund' then -amount_cents else amount_cents end as cents, received_at as at
          from payments where tenant_id = ${tenantId} and rental_id is null and reservation_id is null and voided_at is null
          union all
          select customer_id, -amount_cents, applied_at from account_applications where tenant_id = ${tenantId}
        ) moves group by 1
      ) a
      join customers c on c.tenant_id = ${tenantId} and c.id = a.customer_id
      where a.cents > 0
    ) h
    where ${kind ? sql`h.kind = ${kind}` : sql`true`} and ${textCondition(q, texts) ?? sql`true`}`;
}

function toHeld(row: Record<string, unknown>): HeldMoney {
  return {
    id: String(row.id),
    // Safe because the query names both.
    of: row.of_what as HeldMoney['of'],
    kind: row.kind as HeldKind,
    number: String(row.number),
    status: typeof row.status === 'string' ? row.status : null,
    customerName: String(row.full_name),
    customerPhone: typeof row.phone === 'string' ? row.phone : null,
    // Safe because the table's check allows no other language.
    customerLanguage: row.language as Locale,
    since: new Date(String(row.since)).toISOString(),
    cents: Number(row.cents),
    dueCents: Number(row.due_cents),
  };
}
