import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import { documents } from '@/db/schema/files';
import { inspections } from '@/db/schema/inspections';
import { members } from '@/db/schema/members';
import { AppError } from '../errors';
import { isId } from '../id';
import { drawPaper } from '../papers/draw-paper';
import { sha256Hex } from '../papers/fingerprint';
import type { InvoiceData } from '../papers/invoice-data';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { TenantContext } from '../server/context';
import { query, type ReadContext } from '../server/query';

/**
 * An invoice as it is shown now: the stored bytes or, once its return is reopened, a copy that says so. The stored one
 * stays as it was. Throws `record_not_found`.
 */
export async function getInvoice(ctx: TenantContext, rentalId: string, id: string): Promise<StoredPaper> {
  if (!isId(rentalId) || !isId(id)) throw new AppError('record_not_found');
  const find = () => query(ctx, 'rentals.view', (q) => findPaper(q, { kind: 'invoice', rentalId, id }));
  const paper = await readPaper(ctx.tenantId, find);
  if (!paper) throw new AppError('record_not_found');
  const withdrawn = await query(ctx, 'rentals.view', (q) => findWithdrawn(q, id));
  if (!withdrawn) return paper;
  const content = await drawPaper({ kind: 'invoice', data: withdrawn });
  return { ...paper, content, sha256: sha256Hex(content) };
}

async function findWithdrawn(ctx: ReadContext, id: string): Promise<InvoiceData | null> {
  const [row] = await ctx.tx
    .select({
      data: documents.data,
      at: inspections.supersededAt,
      by: members.name,
      reason: inspections.supersededReason,
    })
    .from(documents)
    .innerJoin(
      inspections,
      and(eq(inspections.tenantId, documents.tenantId), eq(inspections.id, documents.inspectionId)),
    )
    .leftJoin(members, and(eq(members.tenantId, inspections.tenantId), eq(members.id, inspections.supersededBy)))
    .where(and(eq(documents.tenantId, ctx.tenantId), eq(documents.id, id), isNotNull(inspections.supersededAt)));
  if (!row?.at) return null;
  // Safe because `print-paper.ts` keeps what an invoice says.
  const data = row.data as InvoiceData;
  return { ...data, withdrawn: { at: row.at.toISOString(), by: row.by ?? '', reason: row.reason ?? '' } };
}
