import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import { rentalBalances } from './rental-balances';

export interface CustomerBalance {
  /** Over all rentals; positive: the customer owes it, negative: he is owed it. */
  dueCents: number;
  /** What is still to be paid, rental by rental. */
  owedCents: number;
  /** What was paid beyond what was charged, rental by rental: it is not set off against another one by itself. */
  overpaidCents: number;
  /** Deposits that the company keeps for the customer. */
  depositHeldCents: number;
  paidCents: number;
}

/** What stands between a customer and the company over all his rentals, in cents. */
export async function getCustomerBalance(ctx: ReadContext, customerId: string): Promise<CustomerBalance> {
  const [row] = await ctx.tx.execute<Record<string, unknown>>(sql`
    select coalesce(sum(due_cents), 0)::bigint as due, coalesce(sum(greatest(due_cents, 0)), 0)::bigint as owed,
      coalesce(sum(greatest(-due_cents, 0)), 0)::bigint as overpaid, coalesce(sum(held_cents), 0)::bigint as held,
      coalesce(sum(paid_cents + applied_cents), 0)::bigint as paid
    from (${rentalBalances(ctx.tenantId, customerId)}) b`);
  return {
    dueCents: Number(row?.due ?? 0),
    owedCents: Number(row?.owed ?? 0),
    overpaidCents: Number(row?.overpaid ?? 0),
    depositHeldCents: Number(row?.held ?? 0),
    paidCents: Number(row?.paid ?? 0),
  };
}
