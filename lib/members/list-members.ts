import 'server-only';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { withVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { MEMBER_FIELDS } from './fields';

/** The company's members, active ones first. Removed members only appear on their past actions. */
export async function listMembers(ctx: ReadContext) {
  const rows = await ctx.tx
    .select({
      id: members.id,
      name: members.name,
      email: members.email,
      role: members.role,
      active: members.active,
      lastLoginAt: members.lastLoginAt,
      /** No password has been set yet: the invitation is open. */
      invited: sql<boolean>`${members.passwordHash} is null`,
    })
    .from(members)
    .where(and(eq(members.tenantId, ctx.tenantId), isNull(members.archivedAt)))
    .orderBy(desc(members.active), asc(members.name), asc(members.id));
  return rows.map((row) => withVersion(MEMBER_FIELDS, row));
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];
