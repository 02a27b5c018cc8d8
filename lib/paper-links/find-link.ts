import 'server-only';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { paperLinks } from '@/db/schema/paper-links';
import type { ReadContext } from '../server/query';
import type { LinkedPaper } from './input';

/** The link of a paper that still opens it; null if there is none. */
export async function findLink(ctx: Pick<ReadContext, 'tenantId' | 'tx' | 'now'>, { kind, paperId }: LinkedPaper) {
  const [row] = await ctx.tx
    .select({ id: paperLinks.id, tokenHash: paperLinks.tokenHash, expiresAt: paperLinks.expiresAt })
    .from(paperLinks)
    .where(
      and(
        eq(paperLinks.tenantId, ctx.tenantId),
        eq(paperLinks.kind, kind),
        eq(paperLinks.paperId, paperId),
        isNull(paperLinks.revokedAt),
        gt(paperLinks.expiresAt, ctx.now),
      ),
    );
  return row ?? null;
}
