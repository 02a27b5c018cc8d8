import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';

/**
 * What an owner is owed in cents: all statements that they were given, less what they were paid. Negative if their costs
 * were more.
 */
export function ownerBalanceSql(tenantId: string, ownerId: SQL): SQL<number> {
  return sql<number>`(
    coalesce((select sum(s.total_cents) from owner_statements s where s.tenant_id = ${tenantId} and s.owner_id = ${ownerId}), 0)
    - coalesce((select sum(p.amount_cents) from owner_payouts p
      where p.tenant_id = ${tenantId} and p.owner_id = ${ownerId} and p.voided_at is null), 0))`.mapWith(Number);
}

export async function getOwnerBalance(ctx: ReadContext, ownerId: string): Promise<number> {
  const [row] = await ctx.tx.execute<{ balance: string }>(
    sql`select ${ownerBalanceSql(ctx.tenantId, sql`${ownerId}::uuid`)} as balance`,
  );
  return Number(row?.balance ?? 0);
}
