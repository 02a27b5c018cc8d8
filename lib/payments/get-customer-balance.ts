import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import { rentalBalances } from './rental-balances';

export interface CustomerBalance {
  /** Over all rentals. Positive: the customer owes it. Negative: the company owes it to the customer. */
  dueCents: number;
  /** The amount still to be paid, for each rental. */
  owedCents: number;
  /** The amount paid beyond the charges, for each rental. It is not automatically used for another rental. */
  overpaidCents: number;
  /** Deposits the company holds for the customer. */
  depositHeldCents: number;
  paidCents: number;
}

/** What the customer and the company owe each other over all rentals, in cents. */
export async function getCustomerBalance(ctx: ReadContext, customerId: string): Promise<CustomerBalance> {
  const [row] = await ctx.tx.execute<Record<string, unknown>>(sql`
    select coalesce(sum(due_cents), 0)::bigint as due, coalesce(sum(greatest(due_cents, 0)), 0)::bigint as owed,
      coalesce(sum(greatest(-due_cents, 0)), 0)::bigint as overpaid, coalesce(sum(held_cents), 0)::bigint as held,
      coalesce(sum(paid_cents + applied_cents), 0)::bigint as paid
    from (${rentalBalances(ctx.tenantId, [customerId])}) b`);
  return {
    dueCents: Number(row?.due ?? 0),
    owedCents: Number(row?.owed ?? 0),
    overpaidCents: Number(row?.overpaid ?? 0),
    depositHeldCents: Number(row?.held ?? 0),
    paidCents: Number(row?.paid ?? 0),
  };
}
