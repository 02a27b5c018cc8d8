import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import type { MemberRole } from '@/lib/auth/permissions';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { TenantContext } from '@/lib/server/context';
import type { TestTenant } from './factories';

/** A signed-in member's context, with the database's clock unless a time is given. */
export async function asMember(
  tenant: TestTenant,
  role: MemberRole,
  options: { now?: Date; idempotencyKey?: string } = {},
): Promise<TenantContext> {
  return {
    tenantId: tenant.id,
    tenant: {
      id: tenant.id,
      slug: tenant.slug,
      name: tenant.name,
      timeZone: 'America/Port-au-Prince',
      defaultLocale: 'fr',
      htgRate: null,
      logoId: null,
      color: null,
      deleteOn: null,
    },
    member: { id: tenant.members[role], name: `The ${role}`, email: `${role}@${tenant.slug}.test`, role },
    role,
    sessionId: newId(),
    expiresAt: new Date(Date.now() + HOUR_MS),
    now: options.now ?? (await databaseNow(tenant)),
    address: '127.0.0.1',
    ...(options.idempotencyKey && { idempotencyKey: options.idempotencyKey }),
  };
}

export function asAgent(tenant: TestTenant, options?: { now?: Date; idempotencyKey?: string }) {
  return asMember(tenant, 'agent', options);
}

export function asManager(tenant: TestTenant, options?: { now?: Date; idempotencyKey?: string }) {
  return asMember(tenant, 'manager', options);
}

export function asAdmin(tenant: TestTenant, options?: { now?: Date; idempotencyKey?: string }) {
  return asMember(tenant, 'admin', options);
}

async function databaseNow(tenant: TestTenant): Promise<Date> {
  const rows = await withTenant(tenant.id, (tx) => tx.execute<{ now: string }>(sql`select now() as now`));
  return new Date(String(rows[0]?.now));
}
