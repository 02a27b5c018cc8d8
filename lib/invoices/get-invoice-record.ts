import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { invoices } from '@/db/schema/invoices';
import { members } from '@/db/schema/members';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { findStanding } from './find-standing';
import { listCorrections, listLines } from './list-lines';
import { listRestored } from './list-restored';
import { listUnits } from './list-units';
import { listUninvoiced } from './uninvoiced';

export type InvoiceRecord = Awaited<ReturnType<typeof getInvoiceRecord>>;

/**
 * A proforma, an invoice or a credit note as it is now: its lines, what is left to pay, and the papers that credit it.
 * `corrections` are lines of these that can be taken back, too. `since` is what its rentals were charged later, and `restored` what their next invoice
 * bills back. Throws `record_not_found`.
 */
export async function getInvoiceRecord(ctx: ReadContext, invoiceId: string) {
  if (!isId(invoiceId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select({
      invoice: invoices,
      issuedBy: members.name,
      customer: { id: customers.id, fullName: customers.fullName, phone: customers.phone, email: customers.email },
    })
    .from(invoices)
    .innerJoin(customers, and(eq(customers.tenantId, invoices.tenantId), eq(customers.id, invoices.customerId)))
    .leftJoin(members, and(eq(members.tenantId, invoices.tenantId), eq(members.id, invoices.issuedBy)))
    .where(and(eq(invoices.tenantId, ctx.tenantId), eq(invoices.id, invoiceId)));
  if (!row) throw new AppError('record_not_found');
  const { creditedInvoiceId } = row.invoice;
  const [standing, lines, creditNotes, credited] = await Promise.all([
    findStanding(ctx, invoiceId),
    listLines(ctx, invoiceId),
    listPapers(ctx, eq(invoices.creditedInvoiceId, invoiceId)),
    creditedInvoiceId ? listPapers(ctx, eq(invoices.id, creditedInvoiceId)) : [],
  ]);
  if (!standing) throw new AppError('record_not_found');
  const rentalIds = [...new Set(lines.flatMap(({ rentalId }) => rentalId ?? []))];
  const reservationIds = [...new Set(lines.flatMap(({ reservationId }) => reservationId ?? []))];
  const isInvoice = row.invoice.kind === 'invoice';
  const [units, since, restored, corrections] = await Promise.all([
    listUnits(ctx, { rentalIds, reservationIds }),
    isInvoice ? listUninvoiced(ctx, rentalIds) : [],
    isInvoice ? listRestored(ctx, rentalIds) : [],
    isInvoice ? listCorrections(ctx, invoiceId) : [],
  ]);
  const papers = { creditNotes, credited: credited[0] ?? null };
  return { ...row, ...standing, lines, corrections, units, since, restored, ...papers };
}

function listPapers(ctx: ReadContext, which: ReturnType<typeof eq>) {
  return ctx.tx
    .select({ id: invoices.id, number: invoices.number, totalCents: invoices.totalCents, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(and(eq(invoices.tenantId, ctx.tenantId), which))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
}
