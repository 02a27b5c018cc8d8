import 'server-only';
import { and, eq } from 'drizzle-orm';
import { documents } from '@/db/schema/files';
import { reservations } from '@/db/schema/reservations';
import { AppError } from '../errors';
import { isId } from '../id';
import { drawPaper } from '../papers/draw-paper';
import { sha256Hex } from '../papers/fingerprint';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { VoucherData } from '../papers/voucher-data';
import type { TenantContext } from '../server/context';
import { query, type ReadContext } from '../server/query';
import { expiresAt, statusNow } from './shown-status';

/**
 * The newest voucher of a reservation as it is shown now: the stored bytes or, once nobody has come, a copy that says so. The
 * stored one stays as it was. Throws `record_not_found`.
 */
export async function getVoucher(ctx: TenantContext, reservationId: string): Promise<StoredPaper> {
  if (!isId(reservationId)) throw new AppError('record_not_found');
  const find = () => query(ctx, 'reservations.view', (q) => findPaper(q, { kind: 'voucher', reservationId }));
  const paper = await readPaper(ctx.tenantId, find);
  if (!paper) throw new AppError('record_not_found');
  const ended = await query(ctx, 'reservations.view', (q) => findNoShow(q, paper.id));
  if (!ended) return paper;
  const content = await drawPaper({ kind: 'voucher', data: ended });
  return { ...paper, content, sha256: sha256Hex(content) };
}

/** What the voucher of a no-show says; null for any other, and for one that was printed before this was kept. */
async function findNoShow(ctx: ReadContext, documentId: string): Promise<VoucherData | null> {
  const [row] = await ctx.tx
    .select({ data: documents.data, reservation: reservations })
    .from(documents)
    .innerJoin(
      reservations,
      and(eq(reservations.tenantId, documents.tenantId), eq(reservations.id, documents.reservationId)),
    )
    .where(and(eq(documents.tenantId, ctx.tenantId), eq(documents.id, documentId)));
  if (!row?.data || statusNow(row.reservation, ctx.now) !== 'no_show') return null;
  // Safe because `print-paper.ts` keeps what a voucher says. It must not say any more what is left to pay.
  const { paidCents: _, depositPaidCents: __, ...data } = row.data as VoucherData;
  const noShowAt = row.reservation.closedAt ?? expiresAt(row.reservation);
  return { ...data, noShowAt: noShowAt.toISOString() };
}
