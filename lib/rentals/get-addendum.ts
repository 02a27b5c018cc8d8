import 'server-only';
import { AppError } from '../errors';
import { isId } from '../id';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';

/** A signed addendum, exactly the bytes printed when it was signed. Throws `record_not_found`. */
export async function getAddendum(ctx: TenantContext, rentalId: string, id: string): Promise<StoredPaper> {
  if (!isId(rentalId) || !isId(id)) throw new AppError('record_not_found');
  const find = () => query(ctx, 'rentals.view', (q) => findPaper(q, { kind: 'addendum', rentalId, id }));
  const paper = await readPaper(ctx.tenantId, find);
  if (!paper) throw new AppError('record_not_found');
  return paper;
}
