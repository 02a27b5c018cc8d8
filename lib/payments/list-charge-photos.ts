import 'server-only';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import { attachments } from '@/db/schema/files';
import { charges } from '@/db/schema/rentals';
import { CAPTION_FIELDS } from '../files/caption-fields';
import { type Attachment, SHOWN_COLUMNS } from '../files/list-attachments';
import { withVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';

/**
 * The photos of a rental's charges in their order, and those of the damages that they bill, by the charge's id. Charges
 * without photos are not in the map.
 */
export async function listChargePhotos(ctx: ReadContext, rentalId: string): Promise<Map<string, Attachment[]>> {
  const rows = await ctx.tx
    .select({ ...SHOWN_COLUMNS, chargeId: charges.id })
    .from(attachments)
    .leftJoin(damages, and(eq(damages.tenantId, attachments.tenantId), eq(damages.id, attachments.damageId)))
    .innerJoin(
      charges,
      and(
        eq(charges.tenantId, attachments.tenantId),
        or(eq(charges.id, attachments.chargeId), eq(charges.id, damages.chargeId)),
      ),
    )
    .where(and(eq(attachments.tenantId, ctx.tenantId), eq(charges.rentalId, rentalId), isNull(attachments.archivedAt)))
    .orderBy(asc(attachments.position), asc(attachments.id));
  const found = new Map<string, Attachment[]>();
  for (const { chargeId, ...row } of rows)
    found.set(chargeId, [...(found.get(chargeId) ?? []), withVersion(CAPTION_FIELDS, row)]);
  return found;
}
