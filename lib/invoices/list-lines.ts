import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { invoiceLines } from '@/db/schema/invoices';
import { charges } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';

/** The lines of a paper in its order. `waivedAt` is when the charge of a line was taken back in the ledger. */
export function listLines({ tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>, invoiceId: string) {
  const { id, rentalId, reservationId, chargeId, kind, amountCents, sentenceKey, sentenceParams, note, creditNoteId } =
    invoiceLines;
  return tx
    .select({
      ...{ id, rentalId, reservationId, chargeId, kind, amountCents, sentenceKey, sentenceParams, note, creditNoteId },
      waivedAt: charges.waivedAt,
      waivedReason: charges.waivedReason,
    })
    .from(invoiceLines)
    .leftJoin(charges, and(eq(charges.tenantId, invoiceLines.tenantId), eq(charges.id, invoiceLines.chargeId)))
    .where(and(eq(invoiceLines.tenantId, tenantId), eq(invoiceLines.invoiceId, invoiceId)))
    .orderBy(asc(invoiceLines.position));
}
