import 'server-only';
import { and, eq } from 'drizzle-orm';
import { documents } from '@/db/schema/files';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

/** The signed agreement, exactly the bytes printed at activation. Throws `record_not_found`. */
export async function findAgreement(ctx: ReadContext, rentalId: string) {
  if (!isId(rentalId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select({ number: documents.number, content: documents.content, sha256: documents.sha256 })
    .from(documents)
    .where(
      and(eq(documents.tenantId, ctx.tenantId), eq(documents.rentalId, rentalId), eq(documents.kind, 'agreement')),
    );
  if (!row) throw new AppError('record_not_found');
  return row;
}
