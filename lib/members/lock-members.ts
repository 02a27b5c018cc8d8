import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

type Member = typeof members.$inferSelect;

/**
 * Locks the company's members, so that two admins can't remove each other at the same time. Returns the requested
 * member.
 */
export async function lockMember(
  ctx: Pick<WriteContext, 'tx' | 'tenantId'>,
  memberId: string,
): Promise<{ member: Member; all: Member[] }> {
  const all = await ctx.tx
    .select()
    .from(members)
    .where(and(eq(members.tenantId, ctx.tenantId), isNull(members.archivedAt)))
    .orderBy(asc(members.id))
    .for('update');
  const member = all.find((other) => other.id === memberId);
  if (!member) throw new AppError('record_not_found');
  return { member, all };
}
