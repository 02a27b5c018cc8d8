import 'server-only';
import { AppError } from '../errors';
import { isId } from '../id';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';

/** A statement exactly as it was issued. Throws `record_not_found`. */
export async function getStatement(ctx: TenantContext, id: string): Promise<StoredPaper> {
  if (!isId(id)) throw new AppError('record_not_found');
  const find = () => query(ctx, 'owners.view', (q) => findPaper(q, { kind: 'statement', id }));
  const paper = await readPaper(ctx.tenantId, find);
  if (!paper) throw new AppError('record_not_found');
  return paper;
}
