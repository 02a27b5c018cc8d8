import 'server-only';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { charges, rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import type { IssueInvoiceInput } from './input';
import { paperLines } from './paper-lines';

/**
 * Takes the tax of locked rentals out of their ledgers, because an invoice exempts them: its lines stay visible with the reason, and
 * what is charged later bears none. Throws `tax_invoiced` if an earlier invoice, less its credit notes, bears a part of it.
 */
export async function exemptRentals(
  ctx: WriteContext,
  { rentalIds, exemptReason }: Pick<IssueInvoiceInput, 'rentalIds' | 'exemptReason'>,
): Promise<void> {
  const tax = and(
    eq(charges.tenantId, ctx.tenantId),
    inArray(charges.rentalId, rentalIds),
    eq(charges.kind, 'tax'),
    isNull(charges.waivedAt),
  );
  const billed = await ctx.tx.execute(sql`
    select invoice_id from (${paperLines(ctx.tenantId)}) p
    where kind = 'tax' and rental_id = any(${sql.param(rentalIds)}::uuid[])
    group by invoice_id, rental_id having sum(cents) <> 0 limit 1`);
  if (billed.length > 0) throw new AppError('tax_invoiced');
  await ctx.tx
    .update(charges)
    .set({ waivedAt: ctx.now, waivedBy: ctx.member.id, waivedReason: exemptReason })
    .where(tax);
  await ctx.tx
    .update(rentals)
    .set({ taxExempt: true, taxExemptReason: exemptReason, updatedAt: ctx.now })
    .where(and(eq(rentals.tenantId, ctx.tenantId), inArray(rentals.id, rentalIds), eq(rentals.taxExempt, false)));
}
