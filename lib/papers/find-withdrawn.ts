import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import { documents } from '@/db/schema/files';
import { inspections } from '@/db/schema/inspections';
import { members } from '@/db/schema/members';
import type { ReadContext } from '../server/query';

/**
 * What a paper of a return says, with when, by whom and why that return was withdrawn; null while it holds. `Data` is what
 * `print-paper.ts` keeps of that kind of paper.
 */
export async function findWithdrawn<Data extends object>(ctx: Pick<ReadContext, 'tenantId' | 'tx'>, id: string) {
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
  // Safe because the caller names the kind of paper that the id is of.
  const data = row.data as Data;
  return { ...data, withdrawn: { at: row.at.toISOString(), by: row.by ?? '', reason: row.reason ?? '' } };
}
