import 'server-only';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { readTenant, type Transaction } from '@/db/client';
import { paperLinks } from '@/db/schema/paper-links';
import { findTenantBySlug } from '../auth/find-tenant';
import { translateDatabaseError } from '../database-error';
import { AppError } from '../errors';
import { findPaper, type PaperOf, readPaper, type StoredPaper } from '../papers/read-paper';
import { linkTokenHash } from './link-token';
import { listAddenda } from './list-addenda';
import { standingPaper } from './standing-paper';

interface Asked {
  slug: string;
  token: string;
  /** The end of an addendum's number, `A1`; null for the paper itself. */
  addendum: string | null;
}

/**
 * The paper behind a link, exactly as it is stored. Throws `not_found` alike for an unknown, expired, revoked or another company's
 * token, for a paper that no longer counts and for a suspended company.
 */
export async function readLinkedPaper({ slug, ...asked }: Asked): Promise<StoredPaper> {
  const tenant = await findTenantBySlug(slug);
  if (tenant?.status !== 'active') throw new AppError('not_found');
  const tenantId = tenant.id;
  const find = () =>
    readTenant(tenantId, async (tx) => {
      const of = await paperOf({ tx, tenantId }, asked);
      return of ? findPaper({ tx, tenantId }, of) : { orderId: null, stored: null };
    });
  try {
    const paper = await readPaper(tenantId, find);
    if (!paper) throw new AppError('not_found');
    return paper;
  } catch (error) {
    throw translateDatabaseError(error);
  }
}

async function paperOf(
  ctx: { tx: Transaction; tenantId: string },
  { token, addendum }: Omit<Asked, 'slug'>,
): Promise<PaperOf | null> {
  const [link] = await ctx.tx
    .select({ kind: paperLinks.kind, paperId: paperLinks.paperId })
    .from(paperLinks)
    .where(
      and(
        eq(paperLinks.tenantId, ctx.tenantId),
        eq(paperLinks.tokenHash, linkTokenHash(token)),
        isNull(paperLinks.revokedAt),
        gt(paperLinks.expiresAt, sql`now()`),
      ),
    );
  const of = link ? await standingPaper(ctx, link) : null;
  if (addendum === null || of === null) return of;
  if (of.kind !== 'agreement') return null;
  const found = (await listAddenda(ctx, of.rentalId)).find(({ mark }) => mark === addendum);
  return found ? { kind: 'addendum', rentalId: of.rentalId, id: found.id } : null;
}
