import 'server-only';
import { AppError } from '../errors';
import { isId } from '../id';
import { drawPaper } from '../papers/draw-paper';
import { findWithdrawn } from '../papers/find-withdrawn';
import { sha256Hex } from '../papers/fingerprint';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { SheetData } from '../papers/sheet-data';
import { withPhotos } from '../papers/with-photos';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';

/**
 * A sheet as it is shown now: the stored bytes or, once its return is reopened, a copy that says so. Throws
 * `record_not_found`.
 */
export async function getSheet(ctx: TenantContext, inspectionId: string, id: string): Promise<StoredPaper> {
  if (!isId(inspectionId) || !isId(id)) throw new AppError('record_not_found');
  const find = () => query(ctx, 'inspections.view', (q) => findPaper(q, { kind: 'inspection', inspectionId, id }));
  const paper = await readPaper(ctx.tenantId, find);
  if (!paper) throw new AppError('record_not_found');
  const data = await query(ctx, 'inspections.view', (q) => findWithdrawn<SheetData>(q, id));
  if (!data) return paper;
  const content = await drawPaper(await withPhotos({ kind: 'inspection', data }));
  return { ...paper, content, sha256: sha256Hex(content) };
}
