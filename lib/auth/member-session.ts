import 'server-only';
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { readTenant, type Transaction, withTenant } from '@/db/client';
import { ONE_PLAN } from '@/db/one-plan';
import { type members, sessions } from '@/db/schema/members';
import type { tenantSettings, tenants } from '@/db/schema/tenants';

export interface MemberSession {
  now: Date;
  /** Neither revoked nor expired, and used as lately as the platform asks. */
  live: boolean;
  /** That it was used was last noted over a minute ago. */
  stale: boolean;
  expiresAt: Date;
  /** The company asks for a second factor, and this member has none yet. */
  mustEnroll: boolean;
  member: Pick<typeof members.$inferSelect, 'id' | 'name' | 'email' | 'role' | 'active'>;
  /** The operator whose visit this session is, and why they visit; null for a member's own session. */
  visit: { operatorId: string; reason: string } | null;
  /** The key of another program; null for a person's session. */
  apiKey: { id: string } | null;
  tenant: Pick<typeof tenants.$inferSelect, 'id' | 'slug' | 'name' | 'status' | 'deleteOn'>;
  settings: Pick<typeof tenantSettings.$inferSelect, 'timeZone' | 'defaultLocale' | 'htgRate' | 'logoId' | 'color'>;
}

// A type, because the driver's own types take no interface.
type SessionRow = {
  now: string;
  expires_at: string;
  live: boolean;
  stale: boolean;
  must_enroll: boolean;
  member_id: string;
  member_name: string;
  email: string;
  role: MemberSession['member']['role'];
  active: boolean;
  operator_id: string | null;
  visit_reason: string | null;
  tenant_id: string;
  tenant_name: string;
  slug: string;
  status: MemberSession['tenant']['status'];
  delete_on: string | null;
  time_zone: string;
  default_locale: MemberSession['settings']['defaultLocale'];
  htg_rate: string | null;
  logo_id: string | null;
  color: string | null;
};

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

/**
 * Whether the session `alias` is neither revoked nor expired, and was used as lately as the platform asks. A visit also ends with
 * the operator's own session, and with their right to visit.
 */
export function isLive(alias: 's' | 'sessions'): SQL<boolean> {
  const of = sql.raw(alias);
  return sql`(${of}.revoked_at is null and ${of}.expires_at > now() and ${of}.last_seen_at > now() - wout_member_idle()
    and (${of}.operator_session_id is null or wout_may_visit(${of}.operator_session_id)))`;
}

/**
 * The state of session, member and company in one indexed query, with the database's clock. It is plain SQL because every
 * request asks it: to put it together with the query builder took longer than to run it.
 */
async function load(tx: Transaction, tenantId: string, sessionId: string): Promise<MemberSession | null> {
  const [row] = await tx.execute<SessionRow>(sql`${ONE_PLAN}
    select now() as now, s.expires_at,
      ${isLive('s')} as live,
      s.last_seen_at < now() - interval '1 minute' as stale,
      o.second_factor_required and s.operator_session_id is null and not exists (
        select 1 from second_factors f where f.tenant_id = s.tenant_id and f.member_id = s.member_id
      ) as must_enroll,
      m.id as member_id, m.name as member_name, m.email, m.role, m.active,
      m.operator_id, s.visit_reason,
      t.id as tenant_id, t.slug, t.name as tenant_name, t.status, t.delete_on, o.time_zone, o.default_locale, o.htg_rate, o.logo_id,
      o.color
    from sessions s
      join members m on m.tenant_id = s.tenant_id and m.id = s.member_id
      join tenants t on t.id = s.tenant_id
      join tenant_settings o on o.tenant_id = s.tenant_id
    where s.tenant_id = ${tenantId} and s.id = ${sessionId}`);
  if (!row) return null;
  const {
    member_id,
    member_name,
    email,
    role,
    active,
    tenant_id,
    tenant_name,
    slug,
    status,
    delete_on: deleteOn,
  } = row;
  return {
    now: new Date(row.now),
    live: row.live,
    stale: row.stale,
    expiresAt: new Date(row.expires_at),
    mustEnroll: row.must_enroll,
    member: { id: member_id, name: member_name, email, role, active },
    visit: row.operator_id === null ? null : { operatorId: row.operator_id, reason: row.visit_reason ?? '' },
    apiKey: null,
    tenant: { id: tenant_id, slug, name: tenant_name, status, deleteOn },
    settings: {
      timeZone: row.time_zone,
      defaultLocale: row.default_locale,
      htgRate: row.htg_rate,
      logoId: row.logo_id,
      color: row.color,
    },
  };
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
