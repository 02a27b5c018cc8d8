import 'server-only';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { attachments } from '@/db/schema/files';
import type { ReadContext } from '../server/query';

/**
 * For each vehicle, the attachment that is its main photo, the first one. Vehicles without photos are not in the map.
 */
export async function coverPhotos(ctx: ReadContext, vehicleIds: string[]): Promise<Map<string, string>> {
  if (vehicleIds.length === 0) return new Map();
  const rows = await ctx.tx
    .selectDistinctOn([attachments.vehicleId], { vehicleId: attachments.vehicleId, id: attachments.id })
    .from(attachments)
    .where(
      and(
        eq(attachments.tenantId, ctx.tenantId),
        inArray(attachments.vehicleId, vehicleIds),
        eq(attachments.slot, 'photo'),
        isNull(attachments.archivedAt),
      ),
    )
    .orderBy(asc(attachments.vehicleId), asc(attachments.position), asc(attachments.id));
  return new Map(rows.flatMap(({ vehicleId, id }) => (vehicleId ? [[vehicleId, id]] : [])));
}
