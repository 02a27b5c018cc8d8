import 'server-only';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/activity';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { nameRecords } from './name-records';

/** One entry of the audit log, and the names of the records in it. Throws `record_not_found`. */
export async function getAuditEntry(ctx: ReadContext, entryId: string) {
  const [entry] = isId(entryId)
    ? await ctx.tx
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.tenantId, ctx.tenantId), eq(auditEntries.id, entryId)))
    : [];
  if (!entry) throw new AppError('record_not_found');
  return { entry, names: await nameRecords(ctx, [entry]) };
}
