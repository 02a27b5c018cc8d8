import type { InvoiceRecord } from './get-invoice-record';

/**
 * What of an invoice a credit note can take back, with the amounts that it gives: lines with the corrections of earlier credit notes,
 * and what lowered its rentals since. `waived` marks what the ledger no longer asks for. Waived lines that lower the invoice of a
 * rental together are not among it: its next invoice bills them back.
 */
export function creditableLines({ lines, corrections, since }: Pick<InvoiceRecord, 'lines' | 'corrections' | 'since'>) {
  const open = [...lines.filter(({ creditNoteId }) => creditNoteId === null), ...corrections];
  const isOver = (rentalId: string | null) =>
    open
      .filter((line) => line.waivedAt !== null && line.rentalId === rentalId)
      .reduce((sum, { amountCents }) => sum + amountCents, 0) > 0;
  const lowered = since.filter(({ amountCents }) => amountCents < 0);
  return {
    lines: open.map((line) => ({ ...line, waived: line.waivedAt !== null && isOver(line.rentalId) })),
    lowered: lowered.map((line) => ({ ...line, amountCents: -line.amountCents, waived: true })),
  };
}
