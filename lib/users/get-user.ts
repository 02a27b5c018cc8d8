import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { members, sessions } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { lockedAccounts } from '../auth/locked-accounts';
import { isLive } from '../auth/member-session';
import { AppError } from '../errors';
import { parseInput } from '../parse-input';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { NamedUserInput } from './input';
import { USER_COLUMNS } from './user-columns';

/** One member of any company, with what keeps them out. Throws `record_not_found`. */
export async function getUser(ctx: AdminContext, raw: unknown) {
  const { tenantId, memberId } = parseInput(NamedUserInput, raw);
  const user = await operatorQuery(ctx, 'users.manage', async (tx) => {
    const [row] = await tx
      .select({
        ...USER_COLUMNS,
        suspended: sql<boolean>`${tenants.status} = 'suspended'`,
        /** In how many places they are signed in now. */
        sessions: sql<number>`(
          select count(*)::int from ${sessions}
          where ${and(eq(sessions.tenantId, members.tenantId), eq(sessions.memberId, members.id), isLive('sessions'))}
        )`,
      })
      .from(members)
      .innerJoin(tenants, eq(tenants.id, members.tenantId))
      .where(and(eq(members.tenantId, tenantId), eq(members.id, memberId), isNull(members.archivedAt)));
    return row;
  });
  if (!user) throw new AppError('record_not_found');
  const account = `${user.slug}/${user.email}`;
  return { ...user, locked: (await lockedAccounts([account])).has(account) };
}

export type User = Awaited<ReturnType<typeof getUser>>;
