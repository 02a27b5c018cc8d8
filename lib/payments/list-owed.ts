import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import { ledgerBalances } from './ledger-balances';

/**
 * What each of these customers still owes over all rentals and for fees of reservations, in cents. Those who owe nothing are
 * not in it.
 */
export async function listOwed(ctx: ReadContext, customerIds: readonly string[]): Promise<Record<string, number>> {
  if (customerIds.length === 0) return {};
  const rows = await ctx.tx.execute<{ id: string; owed: string }>(sql`
    select coalesce(r.customer_id, s.customer_id) as id, sum(b.due_cents)::bigint as owed
    from (${ledgerBalances(ctx.tenantId, customerIds)}) b
    left join rentals r on r.tenant_id = ${ctx.tenantId} and r.id = b.rental_id
    left join reservations s on s.tenant_id = ${ctx.tenantId} and s.id = b.reservation_id
    where b.due_cents > 0 group by 1`);
  return Object.fromEntries(rows.map(({ id, owed }) => [id, Number(owed)]));
}
