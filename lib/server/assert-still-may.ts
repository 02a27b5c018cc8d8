import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import type { Permission } from '../auth/permissions';
import { AppError } from '../errors';
import { assertMay } from './assert-may';
import type { TenantContext } from './context';

/**
 * A verb's last check, in its own transaction: what was true when a long verb began may have ended since. Throws
 * `tenant_suspended`, `session_expired` or `insufficient_permissions`, and nothing of the verb is committed.
 */
export async function assertStillMay(
  { tx, tenantId, member }: TenantContext & { tx: Transaction },
  permission: Permission,
): Promise<void> {
  const [row] = await tx
    .select({ role: members.role, active: members.active, archivedAt: members.archivedAt, status: tenants.status })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(and(eq(members.tenantId, tenantId), eq(members.id, member.id)));
  if (row?.status === 'suspended') throw new AppError('tenant_suspended');
  if (!row?.active || row.archivedAt) throw new AppError('session_expired');
  assertMay(row, permission);
}
