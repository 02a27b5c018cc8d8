import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { keyset } from '../lists/keyset';
import { numberText, textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import { depositLeftCents } from './balance';
import type { PaymentFilters } from './input';
import { rentalBalances } from './rental-balances';

export interface PendingCollection {
  id: string;
  number: string;
  status: 'active' | 'completed' | 'cancelled';
  customerName: string;
  customerPhone: string | null;
  vehicle: string;
  plate: string;
  /** When the money is due: at the agreed return. */
  dueAt: string;
  dueCents: number;
  /** The part of the agreed deposit that has not been paid. */
  depositLeftCents: number;
  /** `ledgerVersion` of balance.ts. */
  ledgerVersion: number;
}

/** One page of the rentals that still have money to collect, by due date. */
export async function listPendingCollections(ctx: ReadContext, filters: PaymentFilters) {
  const paging = keyset({
    sort: rentals.dueAt,
    type: 'timestamptz',
    id: rentals.id,
    direction: 'asc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const found = await ctx.tx.execute<Record<string, unknown>>(sql`
    select rentals.id, rentals.number, rentals.status, c.full_name, c.phone, v.make || ' ' || v.model as vehicle, v.plate,
      rentals.due_at, b.due_cents,
      rentals.deposit_cents, b.held_cents, b.applied_cents, ${paging.sortKey} as sort_key,
      (select count(*) + count(p.voided_at) from payments p where p.tenant_id = ${ctx.tenantId} and p.rental_id = rentals.id) as ledger_version
    ${pending(ctx, filters.q)} and ${paging.where(sql`true`)}
    order by ${sql.join(paging.orderBy, sql`, `)} limit ${paging.limit}`);
  return paging.page(found.map((row) => ({ ...toPending(row), sortKey: String(row.sort_key) })));
}

/** How many rentals matching a search have money to collect, and how much, in cents. */
export async function sumPendingCollections(ctx: ReadContext, { q }: Pick<PaymentFilters, 'q'>) {
  const [whole] = await ctx.tx.execute<Record<string, unknown>>(sql`
    select count(*)::int as total, coalesce(sum(b.due_cents), 0)::bigint as sum ${pending(ctx, q)}`);
  return { total: Number(whole?.total ?? 0), sumCents: Number(whole?.sum ?? 0) };
}

function pending(ctx: ReadContext, searched: string): SQL {
  const texts = [numberText(rentals.number), sql`c.search_text`, sql`v.search_text`, sql`v.plate_key`];
  return sql`
    from (${rentalBalances(ctx.tenantId)}) b
    join rentals on rentals.tenant_id = ${ctx.tenantId} and rentals.id = b.rental_id and rentals.due_at is not null
    join customers c on c.tenant_id = rentals.tenant_id and c.id = rentals.customer_id
    join vehicles v on v.tenant_id = rentals.tenant_id and v.id = rentals.vehicle_id
    where b.due_cents > 0 and ${textCondition(searched, texts) ?? sql`true`}`;
}

function toPending(row: Record<string, unknown>): PendingCollection {
  return {
    id: String(row.id),
    number: String(row.number),
    // Safe because the column holds no other value once money moves.
    status: row.status as PendingCollection['status'],
    customerName: String(row.full_name),
    customerPhone: typeof row.phone === 'string' ? row.phone : null,
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
