import 'server-only';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { readTenant, type Transaction, withTenant } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { tenantSettings, tenants } from '@/db/schema/tenants';

export const IDLE_HOURS = 12;

export type MemberSession = NonNullable<Awaited<ReturnType<typeof load>>>;

/**
 * Loads a session in a tenant transaction, then reads more in it; null if there is no such session. That the session was
 * used is noted afterwards: a request never holds one connection while it waits for another.
 */
export async function withMemberSession<T>(
  { tenantId, sessionId }: { tenantId: string; sessionId: string },
  run: (tx: Transaction, session: MemberSession | null) => Promise<T>,
): Promise<T> {
  let stale = false;
  const result = await readTenant(tenantId, async (tx) => {
    const session = await load(tx, tenantId, sessionId);
    stale = session?.live === true && session.stale;
    return run(tx, session);
  });
  if (stale) await withTenant(tenantId, (tx) => touch(tx, tenantId, sessionId));
  return result;
}

/** The state of session, member and company in one indexed query, with the database's clock. */
async function load(tx: Transaction, tenantId: string, sessionId: string) {
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
