import 'server-only';
import { AppError } from '../errors';
import { isId } from '../id';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';

/** The signed agreement, exactly the bytes printed at activation. Throws `record_not_found`. */
export async function getAgreement(ctx: TenantContext, rentalId: string): Promise<StoredPaper> {
  if (!isId(rentalId)) throw new AppError('record_not_found');
  const find = () => query(ctx, 'rentals.view', (q) => findPaper(q, { kind: 'agreement', rentalId }));
  const paper = await readPaper(ctx.tenantId, find);
  if (!paper) throw new AppError('record_not_found');
  return paper;
}
