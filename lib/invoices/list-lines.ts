import 'server-only';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { invoiceLines, invoices } from '@/db/schema/invoices';
import { charges } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';

type Reader = Pick<ReadContext, 'tx' | 'tenantId'>;

const takers = alias(invoices, 'takers');

/**
 * The lines of a paper in its order. `waivedAt` is when the charge of a line was taken back in the ledger. `takenBackOn` is the number
 * of the credit note that took the line back, or of the invoice that bills it back.
 */
export function listLines(reader: Reader, invoiceId: string) {
  return linesOf(reader, eq(invoiceLines.invoiceId, invoiceId), sql`${invoiceLines.amountCents}`);
}

/** What the credit notes of an invoice gave for charges below zero and is not taken back, as lines of the invoice. */
export function listCorrections(reader: Reader, invoiceId: string) {
  const { tx, tenantId } = reader;
  const notes = tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.tenantId, tenantId), eq(invoices.creditedInvoiceId, invoiceId)));
  const { invoiceId: on, chargeId, creditNoteId, amountCents } = invoiceLines;
  return linesOf(reader, and(inArray(on, notes), isNotNull(chargeId), isNull(creditNoteId)), sql`-${amountCents}`);
}

/** A line that bills a waived charge back has the other sign, and is none that was waived since. */
function linesOf({ tx, tenantId }: Reader, which: SQL | undefined, amountCents: SQL) {
  const { id, rentalId, reservationId, chargeId, kind, sentenceKey, sentenceParams, note, creditNoteId } = invoiceLines;
  return tx
    .select({
      ...{ id, rentalId, reservationId, chargeId, kind, sentenceKey, sentenceParams, note, creditNoteId },
      amountCents: sql<number>`${amountCents}`.mapWith(Number),
      takenBackOn: takers.number,
      waivedAt: charges.waivedAt,
      waivedReason: charges.waivedReason,
    })
    .from(invoiceLines)
    .leftJoin(
      charges,
      and(
        eq(charges.tenantId, invoiceLines.tenantId),
        eq(charges.id, invoiceLines.chargeId),
        sql`sign(${amountCents}) = sign(${charges.amountCents})`,
      ),
    )
    .leftJoin(takers, and(eq(takers.tenantId, invoiceLines.tenantId), eq(takers.id, invoiceLines.creditNoteId)))
    .where(and(eq(invoiceLines.tenantId, tenantId), which))
    .orderBy(asc(invoiceLines.position), asc(invoiceLines.id));
}
