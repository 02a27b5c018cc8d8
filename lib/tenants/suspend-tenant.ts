import 'server-only';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { platformInvoices, subscriptions } from '@/db/schema/billing';
import { sessions } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { localDay } from '../dates';
import { AppError } from '../errors';
import { PLATFORM_ZONE } from '../platform-zone';
import { type OperatorWriteContext, operatorCommand } from '../server/operator-command';
import { SuspendTenantInput, UnsuspendTenantInput } from './input';
import { recordPlan } from './plan-periods';
import { recordInCompany } from './record-in-company';

/**
 * Suspends a company. Its sessions end, and its own audit log records it (docs/rules.md §6). One that is suspended for not
 * paying gets this reason, so that a payment no longer lets it in (docs/rules.md §21).
 */
export const suspendTenant = operatorCommand(
  { name: 'tenants.suspend', permission: 'tenants.suspend', input: SuspendTenantInput },
  async (ctx, { tenantId, reason }) => {
    const from = (await endUnpaid(ctx, tenantId)) ? 'suspended' : 'active';
    await change(ctx, tenantId, { from, to: 'suspended', reason });
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
    await endUnpaid(ctx, tenantId);
    await change(ctx, tenantId, { from: 'suspended', to: 'active', reason: null });
    await giveAWeek(ctx, tenantId);
    return { tenantId };
  },
);

/**
 * Takes over from the billing job: whether a company is suspended is the operators' affair now, and a payment's no more. Its
 * account is locked first, as the job and a payment lock it. Answers whether it was suspended for not paying.
 */
async function endUnpaid({ tx }: OperatorWriteContext, tenantId: string): Promise<boolean> {
  const mine = eq(subscriptions.subjectTenantId, tenantId);
  const [account] = await tx
    .select({ unpaid: subscriptions.suspendedUnpaid })
    .from(subscriptions)
    .where(mine)
    .for('update');
  if (account?.unpaid) await tx.update(subscriptions).set({ suspendedUnpaid: false }).where(mine);
  return account?.unpaid ?? false;
}

/** Whom an operator lets in again without a payment is not suspended for it the next day, but a week later. */
async function giveAWeek({ tx, now }: OperatorWriteContext, tenantId: string): Promise<void> {
  await tx
    .update(platformInvoices)
    .set({ remindedOn: localDay(now, PLATFORM_ZONE) })
    .where(
      and(
        eq(platformInvoices.subjectTenantId, tenantId),
        isNull(platformInvoices.paidOn),
        isNotNull(platformInvoices.remindedOn),
      ),
    );
}

type Change = { from: 'active' | 'suspended'; to: 'active' | 'suspended'; reason: string | null };

async function change(ctx: OperatorWriteContext, tenantId: string, { from, to, reason }: Change): Promise<void> {
  const values = {
    status: to,
    suspendedReason: reason,
    suspendedAt: to === 'suspended' ? sql`now()` : null,
    updatedAt: sql`now()`,
  };
  // One that is being deleted stays shut.
  const condition = and(eq(tenants.id, tenantId), eq(tenants.status, from), isNull(tenants.deletionStartedAt));
  const changed = await ctx.tx.update(tenants).set(values).where(condition).returning({ id: tenants.id });
  if (changed.length === 0) {
    const [known] = await ctx.tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId));
    throw new AppError(known ? 'invalid_transition' : 'record_not_found');
  }
  await recordPlan(ctx.tx, tenantId, localDay(ctx.now, PLATFORM_ZONE));
  const before = { status: from };
  const after = { status: to, reason };
  ctx.record({ subjectTenantId: tenantId, before, after });
  const action = to === 'suspended' ? 'tenants.suspend' : 'tenants.unsuspend';
  await recordInCompany(ctx, { tenantId, action, entity: 'tenant', entityId: tenantId, before, after });
}
