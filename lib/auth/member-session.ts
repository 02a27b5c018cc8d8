import 'server-only';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Transaction, withTenant } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { tenantSettings, tenants } from '@/db/schema/tenants';

export const IDLE_HOURS = 12;

/**
 * The state of session, member and company in one indexed query, with the database's clock; null if there is no such
 * session. `tx` is the tenant's transaction.
 */
export async function loadMemberSession(tx: Transaction, tenantId: string, sessionId: string) {
  const [row] = await tx
    .select({
      now: sql<string>`now()`,
      live: sql<boolean>`${sessions.revokedAt} is null and ${sessions.expiresAt} > now() and ${sessions.lastSeenAt} > now() - make_interval(hours => ${IDLE_HOURS})`,
      stale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'`,
      expiresAt: sessions.expiresAt,
      member: {
        id: members.id,
        name: members.name,
        email: members.email,
        role: members.role,
        active: members.active,
      },
      tenant: { id: tenants.id, slug: tenants.slug, name: tenants.name, status: tenants.status },
      settings: {
        timeZone: tenantSettings.timeZone,
        defaultLocale: tenantSettings.defaultLocale,
        htgRate: tenantSettings.htgRate,
      },
    })
    .from(sessions)
    .innerJoin(members, and(eq(members.tenantId, sessions.tenantId), eq(members.id, sessions.memberId)))
    .innerJoin(tenants, eq(tenants.id, sessions.tenantId))
    .innerJoin(tenantSettings, eq(tenantSettings.tenantId, sessions.tenantId))
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.id, sessionId)));
  if (row?.live && row.stale) await withTenant(tenantId, (own) => touch(own, tenantId, sessionId));
  return row ?? null;
}

async function touch(tx: Transaction, tenantId: string, sessionId: string) {
  await tx
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(
        eq(sessions.tenantId, tenantId),
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
        lt(sessions.lastSeenAt, sql`now()`),
      ),
    );
}
