import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { paperLinks } from '@/db/schema/paper-links';
import { AppError } from '../errors';
import { assertMay } from '../server/assert-may';
import { command } from '../server/command';
import { UnsharePaperInput } from './input';
import { LINK_RIGHTS } from './link-right';
import { recordLink } from './record-link';
import { standingPaper } from './standing-paper';

/** Ends a link at once. Throws `record_not_found` if it has ended already. */
export const unsharePaper = command(
  { name: 'papers.unshare', permission: 'papers.share', input: UnsharePaperInput },
  async (ctx, { linkId }) => {
    const [row] = await ctx.tx
      .update(paperLinks)
      .set({ revokedAt: ctx.now })
      .where(and(eq(paperLinks.tenantId, ctx.tenantId), eq(paperLinks.id, linkId), isNull(paperLinks.revokedAt)))
      .returning({ kind: paperLinks.kind, paperId: paperLinks.paperId, expiresAt: paperLinks.expiresAt });
    if (!row) throw new AppError('record_not_found');
    assertMay(ctx, LINK_RIGHTS[row.kind]);
    recordLink(ctx, row, await standingPaper(ctx, row), { before: row.expiresAt, after: null });
    return { id: linkId };
  },
);
