import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/activity';
import { sessions } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { newId } from '../id';
import { type OperatorWriteContext, operatorCommand } from '../server/operator-command';
import { SuspendTenantInput, UnsuspendTenantInput } from './input';

/** Suspends a company. Its sessions end, and its own audit log records it (docs/rules.md §6). */
export const suspendTenant = operatorCommand(
  { name: 'tenants.suspend', permission: 'tenants.suspend', input: SuspendTenantInput },
  async (ctx, { tenantId, reason }) => {
    await change(ctx, tenantId, { from: 'active', to: 'suspended', reason });
    await ctx.tx
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(sessions.tenantId, tenantId), isNull(sessions.revokedAt)));
    return { tenantId };
  },
);

export const unsuspendTenant = operatorCommand(
  { name: 'tenants.unsuspend', permission: 'tenants.suspend', input: UnsuspendTenantInput },
  async (ctx, { tenantId }) => {
    await change(ctx, tenantId, { from: 'suspended', to: 'active', reason: null });
    return { tenantId };
  },
);

type Change = { from: 'active' | 'suspended'; to: 'active' | 'suspended'; reason: string | null };

async function change(ctx: OperatorWriteContext, tenantId: string, { from, to, reason }: Change): Promise<void> {
  const values = {
    status: to,
    suspendedReason: reason,
    suspendedAt: to === 'suspended' ? sql`now()` : null,
    updatedAt: sql`now()`,
  };
  const condition = and(eq(tenants.id, tenantId), eq(tenants.status, from));
  const changed = await ctx.tx.update(tenants).set(values).where(condition).returning({ id: tenants.id });
  if (changed.length === 0) {
    const [known] = await ctx.tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId));
    throw new AppError(known ? 'invalid_transition' : 'record_not_found');
  }
  const before = { status: from };
  const after = { status: to, reason };
  ctx.record({ subjectTenantId: tenantId, before, after });
  await ctx.tx.insert(auditEntries).values({
    tenantId,
    id: newId(),
    operatorId: ctx.operator.id,
    actorName: ctx.operator.name,
    address: ctx.address,
    action: to === 'suspended' ? 'tenants.suspend' : 'tenants.unsuspend',
    entity: 'tenant',
    entityId: tenantId,
    before,
    after,
  });
}
