import 'server-only';
import { sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import type { ReadContext } from '../server/query';
import { ledgerBalances } from './ledger-balances';
import { readAdvances } from './read-advances';

export interface CustomerBalance {
  /** Over all rentals and closed reservations. Positive: the customer owes it. Negative: the company owes it to them. */
  dueCents: number;
  /** The amount still to be paid, for each rental and each fee of a reservation. */
  owedCents: number;
  /** The amount paid beyond the charges, for each of them. It is not automatically used for another one. */
  overpaidCents: number;
  /** Part payments on reservations to come. */
  prepaidCents: number;
  /** Deposits the company holds for the customer. */
  depositHeldCents: number;
  /** What is left of the customer's advances. */
  advanceHeldCents: number;
  paidCents: number;
}

/** What the customer and the company owe each other, in cents. */
export async function getCustomerBalance(ctx: ReadContext, customerId: string): Promise<CustomerBalance> {
  const { heldCents: advanceHeldCents } = await readAdvances(ctx, customerId);
  const [row] = await ctx.tx.execute<Record<string, unknown>>(sql`${ONE_PLAN}
    select coalesce(sum(due_cents) filter (where not to_come), 0)::bigint as due,
      coalesce(sum(greatest(due_cents, 0)) filter (where not to_come), 0)::bigint as owed,
      coalesce(sum(greatest(-due_cents, 0)) filter (where not to_come), 0)::bigint as overpaid,
      coalesce(sum(paid_cents) filter (where to_come), 0)::bigint as prepaid,
      coalesce(sum(held_cents), 0)::bigint as held, coalesce(sum(paid_cents + applied_cents + advance_cents), 0)::bigint as paid
    from (
      select b.*, coalesce(s.status = 'confirmed', false) as to_come
      from (${ledgerBalances(ctx.tenantId, [customerId])}) b
      left join reservations s on s.tenant_id = ${ctx.tenantId} and s.id = b.reservation_id
    ) balances`);
  return {
    dueCents: Number(row?.due ?? 0),
    owedCents: Number(row?.owed ?? 0),
    overpaidCents: Number(row?.overpaid ?? 0),
    prepaidCents: Number(row?.prepaid ?? 0),
    depositHeldCents: Number(row?.held ?? 0),
    advanceHeldCents,
    paidCents: Number(row?.paid ?? 0),
  };
}
