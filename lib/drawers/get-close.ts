import 'server-only';
import { AppError } from '../errors';
import { isId } from '../id';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';
import { getDrawer } from './get-drawer';

/** The paper of a signed drawer, exactly the bytes that were printed. Throws `record_not_found`. */
export async function getClose(ctx: TenantContext, drawerId: string): Promise<StoredPaper> {
  if (!isId(drawerId)) throw new AppError('record_not_found');
  await query(ctx, 'payments.close', (q) => getDrawer(q, drawerId));
  const find = () => query(ctx, 'payments.close', (q) => findPaper(q, { kind: 'close', drawerId }));
  const paper = await readPaper(ctx.tenantId, find);
  if (!paper) throw new AppError('record_not_found');
  return paper;
}
