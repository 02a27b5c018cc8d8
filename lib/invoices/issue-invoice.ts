import 'server-only';
import { invoiceLines, invoices } from '@/db/schema/invoices';
import { getCustomer } from '../customers/get-customer';
import { holdCustomer } from '../customers/hold-customer';
import { cutText } from '../cut-text';
import { localDay, shiftDay } from '../dates';
import { AppError } from '../errors';
import { newId } from '../id';
import { lockRental } from '../payments/lock-rental';
import { assertMay } from '../server/assert-may';
import { command, type WriteContext } from '../server/command';
import { insertMany } from '../server/insert-many';
import { nextNumber } from '../tenants/next-number';
import { billedLines } from './billed-lines';
import { exemptRentals } from './exempt-rentals';
import { IssueInvoiceInput } from './input';
import { invoiceSums } from './invoice-sums';
import { listBillable } from './list-billable';
import { markBilledBack } from './mark-billed-back';
import { orderBill } from './order-bill';
import { INVOICE_SERIES } from './values';

/**
 * Issues a proforma, or an invoice over what is charged on chosen rentals and on no invoice yet. It gets its number and its paper,
 * and never changes again. An exemption is a manager's, and an invoice takes the tax out of the ledger with it. Throws
 * `already_invoiced` if nothing is left of a rental, `nothing_to_invoice` if the total is not above zero, and `quote_changed` if
 * it is not the one that was shown.
 */
export const issueInvoice = command(
  { name: 'invoices.issue', permission: 'invoices.issue', input: IssueInvoiceInput },
  async (ctx, input) => {
    const exempt = input.exemption !== 'none';
    if (exempt) assertMay(ctx, 'rentals.change_rate');
    const units = await holdUnits(ctx, input);
    if (exempt && input.kind === 'invoice') await exemptRentals(ctx, input);
    const lines = billedLines({ units, exempt });
    const { taxCents, totalCents } = invoiceSums(lines);
    if (totalCents <= 0) throw new AppError('nothing_to_invoice');
    if (totalCents !== input.expectedTotalCents) throw new AppError('quote_changed');
    const { language } = await getCustomer(ctx, input.customerId);
    const number = await nextNumber(ctx, INVOICE_SERIES[input.kind]);
    const { tenantId } = ctx;
    const { kind, customerId, billedName, billedTaxId, billedAddress, purchaseOrder } = input;
    const issued = {
      ...{ kind, number, customerId, billedName, billedTaxId, billedAddress, purchaseOrder, taxCents, totalCents },
      exemption: input.exemption === 'none' ? null : input.exemption,
      exemptReason: exempt ? input.exemptReason : agreedReasons(units),
      dueOn: shiftDay(localDay(ctx.now, ctx.tenant.timeZone), input.dueDays),
      ...{ locale: language, issuedAt: ctx.now, issuedBy: ctx.member.id },
    };
    const id = newId();
    await ctx.tx.insert(invoices).values({ tenantId, id, ...issued });
    const rows = lines.map(({ unit, chargeId, sentence, ...line }, position) => ({
      ...{ tenantId, id: newId(), invoiceId: id, position, kind: line.kind, amountCents: line.amountCents },
      ...{ sentenceKey: sentence.key, sentenceParams: sentence.params, note: line.note },
      rentalId: unit.of === 'rental' ? unit.id : null,
      reservationId: unit.of === 'reservation' ? unit.id : null,
      chargeId: kind === 'invoice' ? chargeId : null,
      ...{ creditedLineId: null, creditNoteId: null },
    }));
    await markBilledBack(ctx, { invoiceId: id, chargeIds: rows.flatMap(({ chargeId }) => chargeId ?? []) });
    await insertMany(ctx.tx, invoiceLines, rows);
    await orderBill(ctx, id);
    ctx.record({ entity: 'invoice', entityId: id, before: null, after: { ...issued, lines: rows.length } });
    return { id, number };
  },
);

/** Locks the rentals, always in the same order, and reads what is left to bill on each. */
async function holdUnits(ctx: WriteContext, { customerId, rentalIds, reservationIds }: IssueInvoiceInput) {
  for (const rentalId of [...new Set(rentalIds)].sort()) {
    const rental = await lockRental(ctx, rentalId);
    if (rental.customerId !== customerId) throw new AppError('record_not_found');
  }
  await holdCustomer(ctx, customerId);
  const billable = await listBillable(ctx, customerId);
  const units = billable.filter(({ of, id }) => (of === 'rental' ? rentalIds : reservationIds).includes(id));
  if (rentalIds.some((id) => !units.some((unit) => unit.id === id))) throw new AppError('already_invoiced');
  if (reservationIds.some((id) => !units.some((unit) => unit.id === id))) throw new AppError('record_not_found');
  return units;
}

/** Why the agreements themselves bear no tax. */
function agreedReasons(units: Awaited<ReturnType<typeof listBillable>>): string {
  const reasons = units.filter(({ taxExempt }) => taxExempt).map(({ taxExemptReason }) => taxExemptReason.trim());
  return cutText([...new Set(reasons.filter(Boolean))].join('; '), 500);
}
