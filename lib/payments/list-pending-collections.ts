import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { DAY_MS } from '../durations';
import type { Locale } from '../i18n/locales';
import { keyset } from '../lists/keyset';
import { RENTAL_MENTIONS } from '../rentals/rental-mentions';
import { RESERVATION_MENTIONS } from '../reservations/reservation-mentions';
import { isGathered, type Mentions, mentions, prepareMentions } from '../search/mentions';
import type { ReadContext } from '../server/query';
import { depositLeftCents } from './balance';
import type { PaymentFilters } from './input';
import { lastNight, pendingLedgers } from './pending-ledgers';
import { PAYMENT_AGES, type PaymentAge } from './values';

/** `least` leaves out what is null: a rental that is out has no return yet. */
const DUE_SINCE = sql`coalesce(least(rentals.due_at, rentals.returned_at), s.closed_at)`;

export interface PendingCollection {
  /** Of the rental, or of the reservation whose fee is unpaid. */
  id: string;
  of: 'rental' | 'reservation';
  number: string;
  status: 'active' | 'completed' | 'cancelled' | 'no_show';
  customerId: string;
  customerName: string;
  customerPhone: string | null;
  /** What messages to the customer are written in. */
  customerLanguage: Locale;
  vehicle: string;
  plate: string;
  /** Since when the money is due: the agreed return or an earlier one, and for a fee when its reservation was closed. */
  dueAt: string;
  /** How long it is due by now. */
  age: PaymentAge;
  dueCents: number;
  /** The part of the agreed deposit that has not been paid. */
  depositLeftCents: number;
  /** `ledgerVersion` of balance.ts. */
  ledgerVersion: number;
}

/** One page of the rentals and closed reservations that still have money to collect, by due date. */
export async function listPendingCollections(ctx: ReadContext, filters: PaymentFilters) {
  const paging = keyset({
    sort: DUE_SINCE,
    type: 'timestamptz',
    id: sql`coalesce(rentals.id, s.id)`,
    direction: 'asc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const search = await prepareSearches(ctx, filters.q);
  const order = sql.join(paging.orderBy, sql`, `);
  // Only the page's own customers and vehicles are read.
  const found = await ctx.tx.execute<Record<string, unknown>>(sql`
    ${search.rental ? sql`` : ONE_PLAN} select page.*, c.full_name, c.phone, c.language, v.make || ' ' || v.model as vehicle, v.plate,
      (select count(*) + count(p.voided_at) from payments p where p.tenant_id = ${ctx.tenantId}
        and (p.rental_id = page.rental_id or (p.rental_id is null and p.reservation_id = page.reservation_id))) as ledger_version
    from (
      select coalesce(rentals.id, s.id) as id, coalesce(rentals.number, s.number) as number,
        coalesce(rentals.status, s.status) as status, b.rental_id, b.reservation_id, b.due_cents, b.held_cents, b.applied_cents,
        coalesce(rentals.customer_id, s.customer_id) as customer_id, coalesce(rentals.vehicle_id, s.vehicle_id) as vehicle_id,
        coalesce(rentals.deposit_cents, 0) as deposit_cents, ${DUE_SINCE} as due_at, ${ageOf(ctx)} as age, ${paging.sortKey} as sort_key,
        row_number() over (order by ${order}) as place
      ${pending(ctx, search)} and ${filters.age ? sql`${ageOf(ctx)} = ${filters.age}` : sql`true`} and ${paging.where(sql`true`)}
      order by ${order} limit ${paging.limit}
    ) page
    join customers c on c.tenant_id = ${ctx.tenantId} and c.id = page.customer_id
    join vehicles v on v.tenant_id = ${ctx.tenantId} and v.id = page.vehicle_id
    order by page.place`);
  return paging.page(found.map((row) => ({ ...toPending(row), sortKey: String(row.sort_key) })));
}

/** How many of them match a search, and how much is to be collected, in cents: in all, and by how long it is due. */
export async function sumPendingCollections(ctx: ReadContext, { q }: Pick<PaymentFilters, 'q'>) {
  const search = await prepareSearches(ctx, q);
  const rows = await ctx.tx.execute<{ age: PaymentAge; total: number; sum: string }>(sql`
    ${search.rental ? sql`` : ONE_PLAN} select ${ageOf(ctx)} as age, count(*)::int as total, sum(b.due_cents)::bigint as sum ${pending(ctx, search)} group by 1`);
  const ages = PAYMENT_AGES.map((age) => {
    const row = rows.find((one) => one.age === age);
    return { age, total: row?.total ?? 0, sumCents: Number(row?.sum ?? 0) };
  });
  const total = ages.reduce((sum, one) => sum + one.total, 0);
  return { total, sumCents: ages.reduce((sum, one) => sum + one.sumCents, 0), ages };
}

/** How long it is due, one of `PAYMENT_AGES`. */
function ageOf({ now }: ReadContext): SQL {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return sql`case when ${DUE_SINCE} > ${before(0)}::timestamptz then 'to_come'
    when ${DUE_SINCE} > ${before(7)}::timestamptz then 'week'
    when ${DUE_SINCE} > ${before(30)}::timestamptz then 'month' else 'older' end`;
}

/** A search finds rentals and reservations by what they mention. Only their ledgers are then read. */
interface Searches {
  rental: Mentions | null;
  reservation: Mentions | null;
  /** The time of the last night's marks; null before the first. */
  night: string | null;
}

async function prepareSearches(ctx: ReadContext, q: string): Promise<Searches> {
  const [rental, reservation, night] = await Promise.all([
    prepareMentions(ctx, RENTAL_MENTIONS, q),
    prepareMentions(ctx, RESERVATION_MENTIONS, q),
    lastNight(ctx),
  ]);
  return { rental, reservation, night };
}

function foundBy(search: Mentions): SQL {
  const { table } = search.list;
  const isFound = search.many ? mentions(search) : isGathered(search);
  return sql`select ${table.id} from ${table} where ${table.tenantId} = ${search.ctx.tenantId} and (${isFound})`;
}

function pending(ctx: ReadContext, { rental, reservation, night }: Searches): SQL {
  const found = rental && reservation && { rental: foundBy(rental), reservation: foundBy(reservation) };
  return sql`
    from (${pendingLedgers(ctx.tenantId, night, found, 'due')}) b
    left join rentals on rentals.tenant_id = ${ctx.tenantId} and rentals.id = b.rental_id and rentals.due_at is not null
    left join reservations s on s.tenant_id = ${ctx.tenantId} and s.id = b.reservation_id and s.closed_at is not null
    where b.due_cents > 0 and num_nonnulls(rentals.id, s.id) > 0`;
}

function toPending(row: Record<string, unknown>): PendingCollection {
  return {
    id: String(row.id),
    of: row.reservation_id === null ? 'rental' : 'reservation',
    number: String(row.number),
    // Safe because the column holds no other value once money moves.
    status: row.status as PendingCollection['status'],
    customerId: String(row.customer_id),
    customerName: String(row.full_name),
    customerPhone: typeof row.phone === 'string' ? row.phone : null,
    // Safe because the table's check allows no other language, and `ageOf` has no other age.
    customerLanguage: row.language as Locale,
    age: row.age as PaymentAge,
    vehicle: String(row.vehicle),
    plate: String(row.plate),
    dueAt: new Date(String(row.due_at)).toISOString(),
    dueCents: Number(row.due_cents),
    depositLeftCents: depositLeftCents(Number(row.deposit_cents), {
      depositHeldCents: Number(row.held_cents),
      depositAppliedCents: Number(row.applied_cents),
    }),
    ledgerVersion: Number(row.ledger_version),
  };
}
