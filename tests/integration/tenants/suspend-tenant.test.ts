import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { sessions } from '@/db/schema/members';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { getPlatformFigures } from '@/lib/tenants/get-platform-figures';
import { TenantFilters } from '@/lib/tenants/input';
import { listTenants } from '@/lib/tenants/list-tenants';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { loadSession } from '@/tests/support/load-session';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const filters = () => ({ ...TenantFilters.parse({}), q: tenant.slug });

it('ends every session of the company and is written in its own log, and unsuspending lets it in again', async () => {
  const session = newId();
  await withTenant(tenant.id, (tx) =>
    tx.insert(sessions).values({
      tenantId: tenant.id,
      id: session,
      memberId: tenant.members.agent,
      expiresAt: new Date(Date.now() + HOUR_MS),
    }),
  );
  const ctx = await asOperator();
  await suspendTenant(ctx, { tenantId: tenant.id, reason: 'Unpaid' });
  expect(await loadSession(tenant.id, session)).toMatchObject({ live: false, tenant: { status: 'suspended' } });
  expect(await listTenants(ctx, filters())).toMatchObject({
    rows: [{ status: 'suspended', suspendedReason: 'Unpaid' }],
  });
  await unsuspendTenant(ctx, { tenantId: tenant.id });
  expect(await listTenants(ctx, filters())).toMatchObject({
    rows: [{ status: 'active', suspendedReason: null, members: 3 }],
  });
  // An ended session stays ended: everyone signs in again.
  expect(await loadSession(tenant.id, session)).toMatchObject({ live: false });
  const log = await withTenant(tenant.id, (tx) =>
    tx
      .select({ action: auditEntries.action, operatorId: auditEntries.operatorId })
      .from(auditEntries)
      .where(and(eq(auditEntries.tenantId, tenant.id), isNull(auditEntries.memberId)))
      .orderBy(auditEntries.id),
  );
  expect(log).toEqual([
    { action: 'tenants.suspend', operatorId: ctx.operator.id },
    { action: 'tenants.unsuspend', operatorId: ctx.operator.id },
  ]);
});

it('happens once, needs a reason, and a company that there is', async () => {
  const ctx = await asOperator();
  const input = { tenantId: tenant.id, reason: 'Unpaid' };
  await expect(suspendTenant(ctx, { ...input, reason: ' ' })).rejects.toMatchObject({
    fields: { reason: 'reason_required' },
  });
  await expect(unsuspendTenant(ctx, input)).rejects.toMatchObject({ code: 'invalid_transition' });
  const both = await Promise.allSettled([suspendTenant(ctx, input), suspendTenant(ctx, input)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(suspendTenant(ctx, { ...input, tenantId: newId() })).rejects.toMatchObject({ code: 'record_not_found' });
});

it('is not for support staff, nor outside admin mode; support staff may look', async () => {
  const input = { tenantId: tenant.id, reason: 'Unpaid' };
  const support = await asOperator('support');
  await expect(suspendTenant(support, input)).rejects.toMatchObject({ code: 'insufficient_permissions' });
  expect((await listTenants(support, filters())).rows).toHaveLength(1);
  expect((await getPlatformFigures(support)).active).toBeGreaterThan(0);
  const outside = await asOperator('superadmin', false);
  for (const attempt of [() => suspendTenant(outside, input), async () => listTenants(outside, filters())])
    await expect(attempt()).rejects.toMatchObject({ code: 'insufficient_permissions' });
});
