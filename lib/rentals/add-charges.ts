import 'server-only';
import { charges } from '@/db/schema/rentals';
import { newId } from '../id';
import type { PriceLine } from '../pricing/quote';
import type { WriteContext } from '../server/command';

interface NewLine extends PriceLine {
  note?: string;
  /** Why a manager waived the line; null if it counts. */
  waivedReason?: string | null;
}

/** Adds lines to a rental's ledger, after those that it has: those of a return with its check-in. The caller has locked the rental. Returns their ids. */
export async function addCharges(
  ctx: WriteContext,
  rentalId: string,
  {
    lines,
    position,
    inspectionId = null,
  }: { lines: readonly NewLine[]; position: number; inspectionId?: string | null },
): Promise<string[]> {
  const rows = lines.map(({ kind, amountCents, sentence, note = '', waivedReason = null }, index) => ({
    tenantId: ctx.tenantId,
    id: newId(),
    rentalId,
    inspectionId,
    kind,
    position: position + index,
    amountCents,
    sentenceKey: sentence.key,
    sentenceParams: sentence.params,
    note,
    createdBy: ctx.member.id,
    ...(waivedReason !== null && { waivedAt: ctx.now, waivedBy: ctx.member.id, waivedReason }),
  }));
  if (rows.length > 0) await ctx.tx.insert(charges).values(rows);
  return rows.map(({ id }) => id);
}
