import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/activity';
import { documents } from '@/db/schema/files';
import { rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { isId } from '../id';
import type { AddendumData } from '../papers/addendum-data';
import { drawPaper } from '../papers/draw-paper';
import { sha256Hex } from '../papers/fingerprint';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { TenantContext } from '../server/context';
import { query, type ReadContext } from '../server/query';

/**
 * A signed addendum as it is shown now: the stored bytes or, once the hand-over is cancelled, a copy that says so. The stored
 * one stays as it was. Throws `record_not_found`.
 */
export async function getAddendum(ctx: TenantContext, rentalId: string, id: string): Promise<StoredPaper> {
  if (!isId(rentalId) || !isId(id)) throw new AppError('record_not_found');
  const find = () => query(ctx, 'rentals.view', (q) => findPaper(q, { kind: 'addendum', rentalId, id }));
  const paper = await readPaper(ctx.tenantId, find);
  if (!paper) throw new AppError('record_not_found');
  const voided = await query(ctx, 'rentals.view', (q) => findVoided(q, id));
  if (!voided) return paper;
  const content = await drawPaper({ kind: 'addendum', data: voided });
  return { ...paper, content, sha256: sha256Hex(content) };
}

/** What the addendum of a cancelled hand-over says; null for any other, and for one printed before this was kept. */
async function findVoided(ctx: ReadContext, documentId: string): Promise<AddendumData | null> {
  const [row] = await ctx.tx
    .select({
      data: documents.data,
      at: rentals.cancelledAt,
      reason: rentals.cancelledReason,
      by: auditEntries.actorName,
    })
    .from(documents)
    .innerJoin(rentals, and(eq(rentals.tenantId, documents.tenantId), eq(rentals.id, documents.rentalId)))
    .leftJoin(
      auditEntries,
      and(
        eq(auditEntries.tenantId, rentals.tenantId),
        eq(auditEntries.entityId, rentals.id),
        eq(auditEntries.action, 'rentals.cancel'),
      ),
    )
    .where(and(eq(documents.tenantId, ctx.tenantId), eq(documents.id, documentId), eq(rentals.status, 'cancelled')))
    .orderBy(desc(auditEntries.at))
    .limit(1);
  if (!row?.data || !row.at) return null;
  // Safe because `print-paper.ts` keeps what an addendum says.
  const data = row.data as AddendumData;
  return { ...data, voided: { at: row.at.toISOString(), by: row.by ?? '', reason: row.reason ?? '' } };
}
