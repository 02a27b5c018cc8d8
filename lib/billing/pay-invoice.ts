import 'server-only';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { platformInvoices, subscriptions } from '@/db/schema/billing';
import { tenants } from '@/db/schema/tenants';
import { localDay } from '../dates';
import { AppError } from '../errors';
import { PLATFORM_ZONE } from '../platform-zone';
import { type OperatorWriteContext, operatorCommand } from '../server/operator-command';
import { recordPlan } from '../tenants/plan-periods';
import { recordInCompany } from '../tenants/record-in-company';
import { PayInvoiceInput } from './input';

/**
 * Notes that a company has paid an invoice. One that was suspended for not paying is let in again once nothing is overdue
 * (docs/rules.md §21). Throws `invalid_transition` if it is paid already.
 */
export const payInvoice = operatorCommand(
  { name: 'billing.mark_paid', permission: 'billing.manage', input: PayInvoiceInput },
  async (ctx, { invoiceId, paidOn, method, reference }) => {
    const named = eq(platformInvoices.id, invoiceId);
    const [known] = await ctx.tx.select({ id: platformInvoices.subjectTenantId }).from(platformInvoices).where(named);
    if (!known) throw new AppError('record_not_found');
    // The job locks in this order, too.
    const [account] = await ctx.tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.subjectTenantId, known.id))
      .for('update');
    const [invoice] = await ctx.tx.select().from(platformInvoices).where(named).for('update');
    if (!invoice) throw new AppError('record_not_found');
    if (invoice.paidOn) throw new AppError('invalid_transition');
    await ctx.tx.update(platformInvoices).set({ paidOn, paidMethod: method, paidReference: reference }).where(named);
    const tenantId = invoice.subjectTenantId;
    const before = { number: invoice.number, totalCents: invoice.totalCents };
    const after = { ...before, paidOn, method, reference };
    ctx.record({ subjectTenantId: tenantId, before, after });
    await recordInCompany(ctx, {
      ...{ tenantId, action: 'billing.mark_paid', entity: 'tenant', entityId: tenantId },
      ...{ before, after },
    });
    if (account?.suspendedUnpaid) await letInAgain(ctx, tenantId);
    return { invoiceId };
  },
);

/** Ends a suspension for not paying, if nothing is overdue any more. An operator's own suspension stays. */
async function letInAgain(ctx: OperatorWriteContext, tenantId: string): Promise<void> {
  const today = localDay(ctx.now, PLATFORM_ZONE);
  const overdue = and(
    eq(platformInvoices.subjectTenantId, tenantId),
    isNull(platformInvoices.paidOn),
    lt(platformInvoices.dueOn, today),
  );
  if ((await ctx.tx.$count(platformInvoices, overdue)) > 0) return;
  await ctx.tx.update(subscriptions).set({ suspendedUnpaid: false }).where(eq(subscriptions.subjectTenantId, tenantId));
  await ctx.tx
    .update(tenants)
    .set({ status: 'active', suspendedReason: null, suspendedAt: null, updatedAt: sql`now()` })
    .where(and(eq(tenants.id, tenantId), isNull(tenants.deletionStartedAt)));
  await recordPlan(ctx.tx, tenantId, today);
  const before = { status: 'suspended' };
  const after = { status: 'active', reason: null };
  await recordInCompany(ctx, {
    ...{ tenantId, action: 'tenants.unsuspend', entity: 'tenant', entityId: tenantId },
    ...{ before, after },
  });
}
