import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { members, recoveryCodes, secondFactors } from '@/db/schema/members';
import { tenantSettings } from '@/db/schema/tenants';
import { AppError } from '../errors';
import type { ReadContext } from '../server/query';

/** The member's own account. */
export async function getProfile(ctx: ReadContext) {
  const mine = and(eq(members.tenantId, ctx.tenantId), eq(members.id, ctx.member.id));
  const ofMine = (table: typeof secondFactors | typeof recoveryCodes) =>
    and(eq(table.tenantId, ctx.tenantId), eq(table.memberId, ctx.member.id));
  const [row] = await ctx.tx
    .select({
      name: members.name,
      email: members.email,
      role: members.role,
      locale: members.locale,
      /** When the second factor was set up; null if there is none. */
      secondFactorAt:
        sql`(select ${secondFactors.createdAt} from ${secondFactors} where ${ofMine(secondFactors)})`.mapWith(
          (value: string): Date | null => new Date(value),
        ),
      /** Recovery codes that were not used yet. */
      codesLeft: sql<number>`(select count(*)::int from ${recoveryCodes} where ${ofMine(recoveryCodes)} and ${recoveryCodes.usedAt} is null)`,
      /** Whether the company asks every member for a second factor. */
      secondFactorRequired: tenantSettings.secondFactorRequired,
    })
    .from(members)
    .innerJoin(tenantSettings, eq(tenantSettings.tenantId, members.tenantId))
    .where(mine);
  if (!row) throw new AppError('record_not_found');
  return row;
}
