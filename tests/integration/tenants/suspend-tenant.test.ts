import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { sessions } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { loadMemberSession } from '@/lib/auth/member-session';
import type { OperatorRole } from '@/lib/auth/operator-permissions';
import { newId } from '@/lib/id';
import type { AdminContext } from '@/lib/server/admin-context';
import { getPlatformFigures, listTenants } from '@/lib/tenants/list-tenants';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function asOperator(role: OperatorRole = 'superadmin', adminMode = true): Promise<AdminContext> {
  const id = newId();
  const email = `${id}@wout.test`;
  await withPlatform((tx) => tx.insert(operators).values({ id, name: 'The operator', email, role }));
  return {
    operator: { id, name: 'The operator', email, role },
    adminMode,
    systemAdmin: true,
    sessionId: newId(),
    expiresAt: new Date(Date.now() + 3_600_000),
    now: new Date(),
    address: '127.0.0.1',
  };
}

const filters = () => ({ q: tenant.slug, status: null });

it('ends every session of the company and is written in its own log, and unsuspending lets it in again', async () => {
  const session = newId();
  await withTenant(tenant.id, (tx) =>
    tx.insert(sessions).values({
      tenantId: tenant.id,
      id: session,
      memberId: tenant.members.agent,
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  );
  const ctx = await asOperator();
  await suspendTenant(ctx, { tenantId: tenant.id, reason: 'Unpaid' });
  expect(await loadMemberSession(tenant.id, session)).toMatchObject({ live: false, tenant: { status: 'suspended' } });
  expect(await listTenants(ctx, filters())).toMatchObject([{ status: 'suspended', suspendedReason: 'Unpaid' }]);
  await unsuspendTenant(ctx, { tenantId: tenant.id });
  expect(await listTenants(ctx, filters())).toMatchObject([{ status: 'active', suspendedReason: null, members: 3 }]);
  // A session once ended stays so: everybody signs in anew.
  expect(await loadMemberSession(tenant.id, session)).toMatchObject({ live: false });
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
  expect(await listTenants(support, filters())).toHaveLength(1);
  expect((await getPlatformFigures(support)).active).toBeGreaterThan(0);
  const outside = await asOperator('superadmin', false);
  for (const attempt of [() => suspendTenant(outside, input), async () => listTenants(outside, filters())])
    await expect(attempt()).rejects.toMatchObject({ code: 'insufficient_permissions' });
});
