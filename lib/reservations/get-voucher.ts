import 'server-only';
import { AppError } from '../errors';
import { isId } from '../id';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';

/** The newest voucher of a reservation, exactly the bytes that were printed. Throws `record_not_found`. */
export async function getVoucher(ctx: TenantContext, reservationId: string): Promise<StoredPaper> {
  if (!isId(reservationId)) throw new AppError('record_not_found');
  const find = () => query(ctx, 'reservations.view', (q) => findPaper(q, { kind: 'voucher', reservationId }));
  const paper = await readPaper(ctx.tenantId, find);
  if (!paper) throw new AppError('record_not_found');
  return paper;
}
