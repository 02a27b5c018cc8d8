import { sql } from 'drizzle-orm';
import { countStanding } from '@/lib/figures/count-standing';
import { PaymentFilters } from '@/lib/payments/input';
import { ledgerBalances } from '@/lib/payments/ledger-balances';
import { listPendingCollections, sumPendingCollections } from '@/lib/payments/list-pending-collections';
import type { ReadContext } from '@/lib/server/query';

/** Where the list of pending collections, its sum, or the deposits held say something else than the plain sum over all ledgers. */
export async function pendingFaults(q: ReadContext): Promise<string[]> {
  const plain = await q.tx.execute<{ id: string; cents: string }>(sql`
    select coalesce(r.id, s.id) as id, b.due_cents as cents from (${ledgerBalances(q.tenantId)}) b
    left join rentals r on r.tenant_id = ${q.tenantId} and r.id = b.rental_id and r.due_at is not null
    left join reservations s on s.tenant_id = ${q.tenantId} and s.id = b.reservation_id and s.closed_at is not null
    where b.due_cents > 0 and num_nonnulls(r.id, s.id) > 0`);
  const listed = new Map<string, number>();
  let cursor: string | null = null;
  do {
    const page = await listPendingCollections(q, PaymentFilters.parse({ size: 100, cursor }));
    for (const { id, dueCents } of page.rows) listed.set(id, dueCents);
    cursor = page.nextCursor;
  } while (cursor);
  const { total, sumCents } = await sumPendingCollections(q, { q: '' });
  const wanted = plain.reduce((sum, { cents }) => sum + Number(cents), 0);
  const [held] = await q.tx.execute<{ cents: string }>(
    sql`select coalesce(sum(held_cents), 0) as cents from (${ledgerBalances(q.tenantId)}) b`,
  );
  const { standing } = await countStanding(q);
  return [
    ...(standing.depositCents === Number(held?.cents) ? [] : [`${standing.depositCents} held, not ${held?.cents}`]),
    ...plain.flatMap(({ id, cents }) =>
      listed.get(id) === Number(cents) ? [] : [`${id} owes ${cents}, not listed so`],
    ),
    ...(listed.size === plain.length ? [] : [`${listed.size} pending instead of ${plain.length}`]),
    ...(total === plain.length && sumCents === wanted ? [] : [`the sum of ${total} is ${sumCents}, not ${wanted}`]),
  ];
}
