import 'server-only';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { paperLinks } from '@/db/schema/paper-links';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import { newId } from '../id';
import { findPaper } from '../papers/read-paper';
import { issueReceipt } from '../payments/issue-receipt';
import { assertMay } from '../server/assert-may';
import { command, type WriteContext } from '../server/command';
import { findLink } from './find-link';
import { LinkedPaper } from './input';
import { LINK_RIGHTS } from './link-right';
import { linkToken, linkTokenHash } from './link-token';
import { recordLink } from './record-link';
import { standingPaper } from './standing-paper';
import { LINK_DAYS } from './values';

/**
 * Makes the link at which a customer reads a paper, for thirty days from now; one that there is lasts as long again. Its secret is in
 * no answer, log or audit entry. Throws `record_not_found` for a paper that is unknown or no longer counts.
 */
export const sharePaper = command(
  { name: 'papers.share', permission: 'papers.share', input: LinkedPaper },
  async (ctx, paper) => {
    assertMay(ctx, LINK_RIGHTS[paper.kind]);
    if (paper.kind === 'receipt' && (await standingPaper(ctx, paper)))
      await issueReceipt(ctx, { paymentId: paper.paperId });
    const of = await standingPaper(ctx, paper);
    const found = of && (await findPaper(ctx, of));
    if (!of || !(found?.stored || found?.orderId)) throw new AppError('record_not_found');
    const expiresAt = new Date(ctx.now.getTime() + LINK_DAYS * DAY_MS);
    const before = await findLink(ctx, paper);
    const id = before ? await renew(ctx, before.id, expiresAt) : await make(ctx, paper, expiresAt);
    recordLink(ctx, paper, of, { before: before?.expiresAt ?? null, after: expiresAt });
    return { id };
  },
);

async function renew(ctx: WriteContext, id: string, expiresAt: Date): Promise<string> {
  await ctx.tx
    .update(paperLinks)
    .set({ expiresAt })
    .where(and(eq(paperLinks.tenantId, ctx.tenantId), eq(paperLinks.id, id)));
  return id;
}

/** One that has expired never opens its paper again: it makes room for the new one. */
async function make(ctx: WriteContext, { kind, paperId }: LinkedPaper, expiresAt: Date): Promise<string> {
  const { tenantId, tx, now } = ctx;
  const mine = and(eq(paperLinks.tenantId, tenantId), eq(paperLinks.kind, kind), eq(paperLinks.paperId, paperId));
  await tx
    .update(paperLinks)
    .set({ revokedAt: now })
    .where(and(mine, isNull(paperLinks.revokedAt), lte(paperLinks.expiresAt, now)));
  const id = newId();
  const made = { tokenHash: linkTokenHash(linkToken(id)), createdBy: ctx.member.id, createdAt: now, expiresAt };
  const rows = await tx
    .insert(paperLinks)
    .values({ tenantId, id, kind, paperId, ...made })
    .onConflictDoNothing()
    .returning({ id: paperLinks.id });
  if (rows[0]) return id;
  // Somebody else made one at this moment.
  const other = await findLink(ctx, { kind, paperId });
  if (!other) throw new AppError('record_not_found');
  return other.id;
}
