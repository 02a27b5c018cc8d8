import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { attachments } from '@/db/schema/files';
import type { WriteContext } from '../server/command';
import type { MergePart } from './values';

const SLOTS = { license: ['license_front', 'license_back'], id: ['id_front', 'id_back'] } as const;

interface Merge {
  keptId: string;
  mergedId: string;
  taken: readonly MergePart[];
}

/**
 * Each side of a document has one photo. If both customers have one, the photo of the document not kept moves to the
 * other documents.
 */
export async function setAsideSecondDocuments(ctx: WriteContext, { keptId, mergedId, taken }: Merge): Promise<void> {
  const live = (customerId: string) =>
    and(eq(attachments.tenantId, ctx.tenantId), eq(attachments.customerId, customerId), isNull(attachments.archivedAt));
  for (const part of ['license', 'id'] as const) {
    const [winner, loser] = taken.includes(part) ? [mergedId, keptId] : [keptId, mergedId];
    for (const slot of SLOTS[part]) {
      const [theirs] = await ctx.tx
        .select({ id: attachments.id })
        .from(attachments)
        .where(and(live(winner), eq(attachments.slot, slot)))
        .limit(1);
      if (!theirs) continue;
      await ctx.tx
        .update(attachments)
        .set({ slot: 'other' })
        .where(and(live(loser), eq(attachments.slot, slot)));
    }
  }
}
