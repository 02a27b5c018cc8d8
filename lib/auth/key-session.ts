import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { readTenant, type Transaction, withTenant } from '@/db/client';
import { ONE_PLAN } from '@/db/one-plan';
import { apiKeys } from '@/db/schema/api-keys';
import { members } from '@/db/schema/members';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import type { NamedApiKey } from './api-key';
import type { MemberSession } from './member-session';

/** Keys that have no end of their own. No session is longer than a request, so nothing depends on it. */
const NO_END = new Date('2200-12-31T00:00:00Z');

/**
 * Whether a key is neither revoked nor expired, and the member who made it is still an active admin. `maker` is that member's row.
 */
export function isKeyLive(maker: { active: unknown; role: unknown; archivedAt: unknown }) {
  return sql<boolean>`(${apiKeys.revokedAt} is null and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > now())
    and ${maker.active} and ${maker.role} = 'admin' and ${maker.archivedAt} is null)`;
}

/** Loads what a key stands for in a tenant transaction, then reads more in it, as `withMemberSession` does for a session. */
export async function withKeySession<T>(
  key: NamedApiKey,
  run: (tx: Transaction, session: MemberSession | null) => Promise<T>,
): Promise<T> {
  let stale = false;
  const result = await readTenant(key.tenantId, async (tx) => {
    const session = await load(tx, key);
    stale = session?.live === true && session.stale;
    return run(tx, session);
  });
  if (stale) await withTenant(key.tenantId, (tx) => touch(tx, key));
  return result;
}

async function load(tx: Transaction, { tenantId, keyId, tokenHash }: NamedApiKey): Promise<MemberSession | null> {
  const [row] = await tx
    .select({
      now: sql<string>`now() ${ONE_PLAN}`,
      live: isKeyLive(members),
      stale: sql<boolean>`coalesce(${apiKeys.lastUsedAt} < now() - interval '1 minute', true)`,
      expiresAt: apiKeys.expiresAt,
      name: apiKeys.name,
      role: apiKeys.role,
      memberId: apiKeys.memberId,
      tenant: {
        id: tenants.id,
        slug: tenants.slug,
        name: tenants.name,
        status: tenants.status,
        deleteOn: tenants.deleteOn,
      },
      settings: {
        timeZone: tenantSettings.timeZone,
        defaultLocale: tenantSettings.defaultLocale,
        htgRate: tenantSettings.htgRate,
        logoId: tenantSettings.logoId,
        color: tenantSettings.color,
      },
    })
    .from(apiKeys)
    .innerJoin(members, and(eq(members.tenantId, apiKeys.tenantId), eq(members.id, apiKeys.createdBy)))
    .innerJoin(tenants, eq(tenants.id, apiKeys.tenantId))
    .innerJoin(tenantSettings, eq(tenantSettings.tenantId, apiKeys.tenantId))
    // The hash of a random secret is looked up, so the time to find it says nothing about the secret.
    .where(and(eq(apiKeys.tenantId, tenantId), eq(apiKeys.id, keyId), eq(apiKeys.tokenHash, tokenHash)));
  if (!row) return null;
  const { live, stale, tenant, settings, name, role, memberId } = row;
  return {
    now: new Date(row.now),
    ...{ live, stale, tenant, settings },
    expiresAt: row.expiresAt ?? NO_END,
    mustEnroll: false,
    member: { id: memberId, name: actorName(name), email: '', role, active: true },
    visit: null,
    apiKey: { id: keyId },
  };
}

/** How a key is called where a person's name would be: in the audit log and on what it writes. */
export function actorName(name: string): string {
  return `API · ${name}`;
}

async function touch(tx: Transaction, { tenantId, keyId }: NamedApiKey) {
  await tx
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.tenantId, tenantId), eq(apiKeys.id, keyId)));
}
