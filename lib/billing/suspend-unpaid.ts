import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { subscriptions } from '@/db/schema/billing';
import { sessions } from '@/db/schema/members';
import { platformAuditEntries } from '@/db/schema/operators';
import { tenants } from '@/db/schema/tenants';
import { withinTenant } from '@/db/within-tenant';
import { BRAND } from '../brand';
import { newId } from '../id';
import { recordPlan } from '../tenants/plan-periods';

/** Suspends a company that has not paid an invoice, with the effect of an operator's suspension, and in both logs. */
export async function suspendUnpaid(
  tx: Transaction,
  { tenantId, number, today }: { tenantId: string; number: string; today: string },
): Promise<void> {
  const now = sql`now()`;
  await tx
    .update(tenants)
    .set({ status: 'suspended', suspendedReason: number, suspendedAt: now, updatedAt: now })
    .where(eq(tenants.id, tenantId));
  await tx.update(subscriptions).set({ suspendedUnpaid: true }).where(eq(subscriptions.subjectTenantId, tenantId));
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tenantId, tenantId), isNull(sessions.revokedAt)));
  await recordPlan(tx, tenantId, today);
  const act = { actorName: BRAND, action: 'tenants.suspend', before: { status: 'active' } };
  const after = { status: 'suspended', reason: number };
  await tx.insert(platformAuditEntries).values({ id: newId(), subjectTenantId: tenantId, ...act, after });
  await withinTenant(tx, tenantId, (own) =>
    own.insert(auditEntries).values({ tenantId, id: newId(), ...act, after, entity: 'tenant', entityId: tenantId }),
  );
}
