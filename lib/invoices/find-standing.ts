import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import { invoiceStates } from './invoice-states';
import type { InvoiceState } from './values';

/** What an invoice is now: its state, what of it counts, what is left to pay of that, and what was credited, in cents. */
export async function findStanding(ctx: ReadContext, id: string) {
  const [row] = await ctx.tx.execute<Record<string, unknown>>(
    sql`select * from (${invoiceStates(ctx)}) s where s.id = ${id}`,
  );
  if (!row) return null;
  return {
    // Safe because the query names its states.
    state: row.state as InvoiceState,
    billedCents: Number(row.billed_cents),
    leftCents: Number(row.left_cents),
    creditedCents: Number(row.credited_cents),
  };
}
