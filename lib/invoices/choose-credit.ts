import 'server-only';
import { and, eq } from 'drizzle-orm';
import { invoices } from '@/db/schema/invoices';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { invoiceSums } from './invoice-sums';
import { listCorrections, listLines } from './list-lines';
import { listUninvoiced } from './uninvoiced';

/**
 * What of a locked invoice is taken back: chosen lines, its own or corrections of its credit notes, and charges below zero that came
 * since. Where that is all that is left, it is every line: what was not chosen is nothing together, and would stay for ever.
 */
export async function chooseCredit(
  ctx: WriteContext,
  invoice: Pick<typeof invoices.$inferSelect, 'id' | 'totalCents'>,
  { lineIds, chargeIds }: { lineIds: readonly string[]; chargeIds: readonly string[] },
) {
  const own = await listLines(ctx, invoice.id);
  const all = [...own, ...(await listCorrections(ctx, invoice.id))];
  const taken = all.filter(({ id }) => lineIds.includes(id));
  if (taken.length !== new Set(lineIds).size) throw new AppError('record_not_found');
  if (taken.some(({ creditNoteId }) => creditNoteId !== null)) throw new AppError('line_credited');
  const rentalIds = [...new Set(own.flatMap(({ rentalId }) => rentalId ?? []))];
  const since = (await listUninvoiced(ctx, rentalIds)).filter(({ amountCents }) => amountCents < 0);
  const corrections = since.filter(({ id }) => chargeIds.includes(id));
  if (corrections.length !== new Set(chargeIds).size) throw new AppError('record_not_found');
  const totalCents = sumOf(taken) - sumOf(corrections);
  const leftCents = invoice.totalCents - (await creditedCents(ctx, invoice.id));
  if (totalCents <= 0) throw new AppError('nothing_to_invoice');
  if (totalCents > leftCents) throw new AppError('credit_exceeds_invoice');
  if (totalCents < leftCents) return { taken, corrections };
  const open = all.filter(({ creditNoteId }) => creditNoteId === null);
  // Another invoice bills some back, and has to be credited first.
  if (sumOf(open) !== leftCents) throw new AppError('line_credited');
  return { taken: open, corrections: [] };
}

function sumOf(lines: readonly { kind: string; amountCents: number }[]): number {
  return invoiceSums(lines).totalCents;
}

async function creditedCents({ tx, tenantId }: WriteContext, invoiceId: string): Promise<number> {
  const given = await tx
    .select({ totalCents: invoices.totalCents })
    .from(invoices)
    .where(and(eq(invoices.tenantId, tenantId), eq(invoices.creditedInvoiceId, invoiceId)));
  return given.reduce((sum, { totalCents }) => sum + totalCents, 0);
}
