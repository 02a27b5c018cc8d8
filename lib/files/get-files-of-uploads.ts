import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { idempotencyKeys } from '@/db/schema/activity';
import type { ReadContext } from '../server/query';

/**
 * The files created by the member's own uploads, by their idempotency keys. Uploads that never arrived are left out.
 */
export async function filesOfUploads(ctx: ReadContext, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await ctx.tx
    .select({ fileId: sql<string | null>`${idempotencyKeys.response}->>'id'` })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.tenantId, ctx.tenantId),
        eq(idempotencyKeys.actorId, ctx.member.id),
        inArray(idempotencyKeys.key, keys),
      ),
    );
  return rows.flatMap(({ fileId }) => (fileId ? [fileId] : []));
}
