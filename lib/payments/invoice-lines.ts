import type { InvoiceLine } from '../papers/invoice-data';

interface Charged {
  id: string;
  inspectionId: string | null;
  kind: string;
  amountCents: number;
  sentenceKey: string;
  sentenceParams: Record<string, string | number>;
  note: string;
  waivedAt: Date | null;
  waivedReason: string | null;
}

/**
 * The lines of an invoice: what counts, and what a manager waived at this very return. What was taken back before is not
 * named. `photos` has those of each charge, by its id.
 */
export function invoiceLines(
  charges: readonly Charged[],
  inspectionId: string,
  photos: ReadonlyMap<string, readonly unknown[]>,
): InvoiceLine[] {
  return charges
    .filter((charge) => charge.waivedAt === null || charge.inspectionId === inspectionId)
    .map(({ id, kind, amountCents, sentenceKey, sentenceParams, note, waivedAt, waivedReason }) => ({
      kind,
      amountCents,
      sentence: { key: sentenceKey, params: sentenceParams },
      note,
      waivedReason: waivedAt && (waivedReason ?? ''),
      photos: photos.get(id)?.length ?? 0,
    }));
}
