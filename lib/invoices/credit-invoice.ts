import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { invoiceLines, invoices } from '@/db/schema/invoices';
import { AppError } from '../errors';
import { newId } from '../id';
import { lockRental } from '../payments/lock-rental';
import { command, type WriteContext } from '../server/command';
import { insertMany } from '../server/insert-many';
import { nextNumber } from '../tenants/next-number';
import { chooseCredit } from './choose-credit';
import { creditLines } from './credit-lines';
import { CreditInvoiceInput } from './input';
import { invoiceSums } from './invoice-sums';
import { listLines } from './list-lines';
import { orderBill } from './order-bill';
import { unmarkBilledBack } from './unmark-billed-back';
import { INVOICE_SERIES } from './values';

/**
 * Takes an invoice back by a credit note, whole or by lines. It changes no ledger: what is still charged there may be put on
 * another invoice. All that is left takes back every line, with the corrections of earlier credit notes. Throws `line_credited` if a
 * line was taken back before or another invoice bills it back, and `credit_exceeds_invoice` if the credit notes would be more than
 * the invoice. Another total than the one that was shown is `quote_changed`.
 */
export const creditInvoice = command(
  { name: 'invoices.credit', permission: 'invoices.credit', input: CreditInvoiceInput },
  async (ctx, { invoiceId, lineIds, chargeIds, reason, expectedTotalCents }) => {
    const invoice = await lockInvoice(ctx, invoiceId);
    const { taken, corrections } = await chooseCredit(ctx, invoice, { lineIds, chargeIds });
    const lines = creditLines({ taken, corrections });
    const { taxCents, totalCents } = invoiceSums(lines);
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
    const takenIds = taken.map((line) => line.id);
    const marked = await ctx.tx
      .update(invoiceLines)
      .set({ creditNoteId: id })
      .where(
        and(eq(invoiceLines.tenantId, tenantId), inArray(invoiceLines.id, takenIds), isNull(invoiceLines.creditNoteId)),
      )
      .returning({ id: invoiceLines.id });
    if (marked.length !== takenIds.length) throw new AppError('line_credited');
    await unmarkBilledBack(ctx, { invoiceId, lines: taken });
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
