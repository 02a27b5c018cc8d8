import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { subscriptions } from '@/db/schema/billing';
import { tenants } from '@/db/schema/tenants';
import { startSubscription } from '@/lib/tenants/plan-periods';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant } from '@/tests/support/factories';
import { somebodyWaits } from '@/tests/support/somebody-waits';

afterAll(closeDatabase);

it('lets a company in while it is billed, and neither waits for the other in a circle', async () => {
  const { id: tenantId } = await makeTenant();
  await withPlatform((tx) => startSubscription(tx, { tenantId, day: '2026-01-01', trialUntil: null }));
  const operator = await asOperator('admin');
  await suspendTenant(operator, { tenantId, reason: 'Asked to' });
  // Locked as the job and a payment do it: the account, then the company.
  const { letIn } = await withPlatform(async (tx) => {
    await tx.select().from(subscriptions).where(eq(subscriptions.subjectTenantId, tenantId)).for('update');
    const letIn = unsuspendTenant(operator, { tenantId });
    letIn.catch(() => undefined);
    await somebodyWaits();
    await tx.select().from(tenants).where(eq(tenants.id, tenantId)).for('update');
    return { letIn };
  });
  expect(await letIn).toEqual({ tenantId });
});
