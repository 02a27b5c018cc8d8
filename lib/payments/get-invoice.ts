import 'server-only';
import { AppError } from '../errors';
import { isId } from '../id';
import { drawPaper } from '../papers/draw-paper';
import { findWithdrawn } from '../papers/find-withdrawn';
import { sha256Hex } from '../papers/fingerprint';
import type { InvoiceData } from '../papers/invoice-data';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';

/**
 * An invoice as it is shown now: the stored bytes or, once its return is reopened, a copy that says so. The stored one
 * stays as it was. Throws `record_not_found`.
 */
export async function getInvoice(ctx: TenantContext, rentalId: string, id: string): Promise<StoredPaper> {
  if (!isId(rentalId) || !isId(id)) throw new AppError('record_not_found');
  const find = () => query(ctx, 'rentals.view', (q) => findPaper(q, { kind: 'invoice', rentalId, id }));
  const paper = await readPaper(ctx.tenantId, find);
  if (!paper) throw new AppError('record_not_found');
  const withdrawn = await query(ctx, 'rentals.view', (q) => findWithdrawn<InvoiceData>(q, id));
  if (!withdrawn) return paper;
  const content = await drawPaper({ kind: 'invoice', data: withdrawn });
  return { ...paper, content, sha256: sha256Hex(content) };
}
