import 'server-only';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { attachments } from '@/db/schema/files';
import { CAPTION_FIELDS } from '../files/caption-fields';
import { type Attachment, SHOWN_COLUMNS } from '../files/list-attachments';
import { withVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';

/** The photos of damages in their order, by the damage's id. Damages without photos are not in the map. */
export async function listDamagePhotos(ctx: ReadContext, damageIds: readonly string[]) {
  const found = new Map<string, Attachment[]>();
  if (damageIds.length === 0) return found;
  const rows = await ctx.tx
    .select({ ...SHOWN_COLUMNS, damageId: attachments.damageId })
    .from(attachments)
    .where(
      and(
        eq(attachments.tenantId, ctx.tenantId),
        inArray(attachments.damageId, [...damageIds]),
        isNull(attachments.archivedAt),
      ),
    )
    .orderBy(asc(attachments.position), asc(attachments.id));
  for (const { damageId, ...row } of rows)
    if (damageId) found.set(damageId, [...(found.get(damageId) ?? []), withVersion(CAPTION_FIELDS, row)]);
  return found;
}
