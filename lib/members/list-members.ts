import 'server-only';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { members, secondFactors, sessions } from '@/db/schema/members';
import { isLive } from '../auth/member-session';
import { AppError } from '../errors';
import { withVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { MEMBER_FIELDS } from './fields';

/** The company's members, active ones first. Removed members only appear on their past actions. */
export function listMembers(ctx: ReadContext) {
  return read(ctx);
}

/** One member as in the list. Throws `record_not_found`. */
export async function getMember(ctx: ReadContext, memberId: string) {
  const [row] = await read(ctx, memberId);
  if (!row) throw new AppError('record_not_found');
  return row;
}

async function read(ctx: ReadContext, memberId?: string) {
  const rows = await ctx.tx
    .select({
      id: members.id,
      name: members.name,
      email: members.email,
      role: members.role,
      active: members.active,
      lastLoginAt: members.lastLoginAt,
      /** No password has been set yet: the invitation is open. */
      invited: sql<boolean>`${ONE_PLAN} ${members.passwordHash} is null`,
      secondFactor: sql<boolean>`exists (
        select 1 from ${secondFactors} where ${ofMember(secondFactors)}
      )`,
      /** In how many places they are signed in now. */
      sessions: sql<number>`(select count(*)::int from ${sessions} where ${ofMember(sessions)} and ${isLive('sessions')})`,
    })
    .from(members)
    .where(
      and(
        eq(members.tenantId, ctx.tenantId),
        isNull(members.archivedAt),
        memberId === undefined ? undefined : eq(members.id, memberId),
      ),
    )
    .orderBy(desc(members.active), asc(members.name), asc(members.id));
  return rows.map((row) => withVersion(MEMBER_FIELDS, row));
}

function ofMember(table: typeof secondFactors | typeof sessions) {
  return and(eq(table.tenantId, members.tenantId), eq(table.memberId, members.id));
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];
