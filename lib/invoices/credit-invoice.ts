import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { invoiceLines, invoices } from '@/db/schema/invoices';
import { AppError } from '../errors';
import { newId } from '../id';
import { lockRental } from '../payments/lock-rental';
import { command, type WriteContext } from '../server/command';
import { insertMany } from '../server/insert-many';
import { nextNumber } from '../tenants/next-number';
import { CreditInvoiceInput } from './input';
import { invoiceSums } from './invoice-sums';
import { listLines } from './list-lines';
import { orderBill } from './order-bill';
import { listUninvoiced } from './uninvoiced';
import { INVOICE_SERIES } from './values';

/**
 * Takes an invoice back by a credit note, whole or by lines. It changes no ledger: what is still charged there may be put on
 * another invoice. Throws `line_credited` if a line was taken back before, and `credit_exceeds_invoice` if the credit notes
 * would be more than the invoice. Another total than the one that was shown is `quote_changed`.
 */
export const creditInvoice = command(
  { name: 'invoices.credit', permission: 'invoices.credit', input: CreditInvoiceInput },
  async (ctx, { invoiceId, lineIds, chargeIds, reason, expectedTotalCents }) => {
    const invoice = await lockInvoice(ctx, invoiceId);
    const { lines, givenCents } = await chosenLines(ctx, invoiceId, { lineIds, chargeIds });
    const { taxCents, totalCents } = invoiceSums(lines);
    if (totalCents <= 0) throw new AppError('nothing_to_invoice');
    if (givenCents + totalCents > invoice.totalCents) throw new AppError('credit_exceeds_invoice');
    if (totalCents !== expectedTotalCents) throw new AppError('quote_changed');
    const { tenantId } = ctx;
    const id = newId();
    const number = await nextNumber(ctx, INVOICE_SERIES.credit_note);
    const { customerId, billedName, billedTaxId, billedAddress, purchaseOrder, locale, exemption } = invoice;
    const credited = {
      kind: 'credit_note' as const,
      number,
      taxCents,
      totalCents,
      creditedInvoiceId: invoiceId,
      reason,
    };
    await ctx.tx.insert(invoices).values({
      ...{ tenantId, id, ...credited, customerId, billedName, billedTaxId, billedAddress, purchaseOrder, locale },
      ...{ exemption, exemptReason: invoice.exemptReason, issuedAt: ctx.now, issuedBy: ctx.member.id },
    });
    const rows = lines.map((line, position) => ({ ...line, tenantId, id: newId(), invoiceId: id, position }));
    await insertMany(ctx.tx, invoiceLines, rows);
    const taken = await ctx.tx
      .update(invoiceLines)
      .set({ creditNoteId: id })
      .where(
        and(eq(invoiceLines.tenantId, tenantId), inArray(invoiceLines.id, lineIds), isNull(invoiceLines.creditNoteId)),
      )
      .returning({ id: invoiceLines.id });
    if (taken.length !== new Set(lineIds).size) throw new AppError('line_credited');
    await orderBill(ctx, id);
    ctx.record({ entity: 'invoice', entityId: invoiceId, before: null, after: { ...credited, creditNoteId: id } });
    return { id, number };
  },
);

/** Locks an invoice, and the rentals on it, as a payment or a charge would. */
async function lockInvoice(ctx: WriteContext, invoiceId: string) {
  const found = await listLines(ctx, invoiceId);
  const rentalIds = new Set(found.flatMap(({ rentalId }) => rentalId ?? []));
  for (const rentalId of [...rentalIds].sort()) await lockRental(ctx, rentalId);
  const [invoice] = await ctx.tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.tenantId, ctx.tenantId), eq(invoices.id, invoiceId)))
    .for('update');
  if (!invoice) throw new AppError('record_not_found');
  if (invoice.kind !== 'invoice')
    throw new AppError('invalid_transition', { params: { from: invoice.kind, to: 'credited' } });
  return invoice;
}

/** What is taken back, as lines with the amounts that are given, and what earlier credit notes have given. */
async function chosenLines(
  ctx: WriteContext,
  invoiceId: string,
  { lineIds, chargeIds }: { lineIds: string[]; chargeIds: string[] },
) {
  const all = await listLines(ctx, invoiceId);
  const lines = all.filter(({ id }) => lineIds.includes(id));
  if (lines.length !== new Set(lineIds).size) throw new AppError('record_not_found');
  if (lines.some(({ creditNoteId }) => creditNoteId !== null)) throw new AppError('line_credited');
  const rentalIds = [...new Set(all.flatMap(({ rentalId }) => rentalId ?? []))];
  const since = (await listUninvoiced(ctx, rentalIds)).filter(({ amountCents }) => amountCents < 0);
  const corrections = since.filter(({ id }) => chargeIds.includes(id));
  if (corrections.length !== new Set(chargeIds).size) throw new AppError('record_not_found');
  const given = await ctx.tx
    .select({ totalCents: invoices.totalCents })
    .from(invoices)
    .where(and(eq(invoices.tenantId, ctx.tenantId), eq(invoices.creditedInvoiceId, invoiceId)));
  const none = { reservationId: null, creditNoteId: null };
  return {
    givenCents: given.reduce((sum, { totalCents }) => sum + totalCents, 0),
    lines: [
      ...lines.map(({ id, rentalId, kind, amountCents, sentenceKey, sentenceParams, note }) => ({
        ...{ rentalId, kind, amountCents, sentenceKey, sentenceParams, note, ...none },
        ...{ chargeId: null, creditedLineId: id },
      })),
      ...corrections.map(({ id, rentalId, kind, amountCents, sentenceKey, sentenceParams, note }) => ({
        ...{ rentalId, kind, amountCents: -amountCents, sentenceKey, sentenceParams, note, ...none },
        ...{ chargeId: id, creditedLineId: null },
      })),
    ],
  };
}
