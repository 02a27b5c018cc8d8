import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import { rentalBalances } from './rental-balances';

/** What each of these customers still owes over all rentals, in cents. Those who owe nothing are not in it. */
export async function listOwed(ctx: ReadContext, customerIds: readonly string[]): Promise<Record<string, number>> {
  if (customerIds.length === 0) return {};
  const rows = await ctx.tx.execute<{ id: string; owed: string }>(sql`
    select r.customer_id as id, sum(b.due_cents)::bigint as owed
    from (${rentalBalances(ctx.tenantId, customerIds)}) b
    join rentals r on r.tenant_id = ${ctx.tenantId} and r.id = b.rental_id
    where b.due_cents > 0 group by r.customer_id`);
  return Object.fromEntries(rows.map(({ id, owed }) => [id, Number(owed)]));
}
