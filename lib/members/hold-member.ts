import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

/** Locks a member of the company, so that nobody removes them before rows refer to them. Throws `record_not_found`. */
export async function holdMember(ctx: WriteContext, memberId: string): Promise<void> {
  const [row] = await ctx.tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.tenantId, ctx.tenantId), eq(members.id, memberId), isNull(members.archivedAt)))
    .for('key share');
  if (!row) throw new AppError('record_not_found');
}
