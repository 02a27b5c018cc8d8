import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { apiKeys } from '@/db/schema/api-keys';
import { members, sessions } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { isKeyLive } from '../auth/key-session';
import { isLive } from '../auth/member-session';
import type { Permission } from '../auth/permissions';
import { AppError } from '../errors';
import { assertMay } from './assert-may';
import type { TenantContext } from './context';

type Write = TenantContext & { tx: Transaction };

/**
 * A verb's last check, in its own transaction: what was true when a long verb began may have ended since. Throws
 * `tenant_suspended`, `session_expired`, `api_key_ended`, `visit_ended` or `insufficient_permissions`, and nothing of the verb is
 * committed.
 */
export async function assertStillMay({ tx, tenantId, member, ...ctx }: Write, permission: Permission): Promise<void> {
  const [row] = await tx
    .select({ role: members.role, active: members.active, archivedAt: members.archivedAt, status: tenants.status })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(and(eq(members.tenantId, tenantId), eq(members.id, member.id)));
  if (row?.status === 'suspended') throw new AppError('tenant_suspended');
  if (ctx.apiKey) await assertKeyLasts({ tx, tenantId, keyId: ctx.apiKey.id });
  else if (ctx.visit) await assertVisitLasts({ tx, tenantId, sessionId: ctx.sessionId });
  else if (!row?.active || row.archivedAt) throw new AppError('session_expired');
  assertMay({ role: row?.role ?? ctx.role, visit: ctx.visit, apiKey: ctx.apiKey }, permission);
}

async function assertKeyLasts({ tx, tenantId, keyId }: Pick<Write, 'tx' | 'tenantId'> & { keyId: string }) {
  const [key] = await tx
    .select({ live: isKeyLive(members) })
    .from(apiKeys)
    .innerJoin(members, and(eq(members.tenantId, apiKeys.tenantId), eq(members.id, apiKeys.createdBy)))
    .where(and(eq(apiKeys.tenantId, tenantId), eq(apiKeys.id, keyId)));
  if (!key?.live) throw new AppError('api_key_ended');
}

async function assertVisitLasts({ tx, tenantId, sessionId }: Pick<Write, 'tx' | 'tenantId' | 'sessionId'>) {
  const [session] = await tx
    .select({ live: isLive('sessions') })
    .from(sessions)
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.id, sessionId)));
  if (!session?.live) throw new AppError('visit_ended');
}
