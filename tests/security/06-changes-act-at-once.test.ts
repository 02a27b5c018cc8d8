import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { apiKeys } from '@/db/schema/api-keys';
import { members, sessions } from '@/db/schema/members';
import { vehicleClasses } from '@/db/schema/vehicles';
import type { MemberRole } from '@/lib/auth/permissions';
import { encodeSessionToken } from '@/lib/auth/token';
import { updateMember } from '@/lib/members/update-member';
import { updateOperator } from '@/lib/operators/update-operator';
import { tenantContext } from '@/lib/server/context';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { beginVisit } from '@/lib/visits/begin-visit';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeApiKey } from '@/tests/support/make-api-key';
import { arrive, memberToken, nextRequest, operatorToken } from '@/tests/support/next/arrive';
import { answerOf } from '@/tests/support/next/routes';

const EXPIRED = [401, 'session_expired'];
const NOT_ALLOWED = [403, 'insufficient_permissions'];
const ADD_CLASS = { method: 'POST', file: 'app/api/vehicle-classes/route.ts' };
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function giveRole(role: MemberRole): Promise<void> {
  const { manager: memberId } = tenant.members;
  const fields = { name: 'The manager', email: `manager@${tenant.slug}.test`, active: true };
  await editNow(updateMember, await asAdmin(tenant), { memberId, ...fields, role });
}

describe('the very next request knows', () => {
  it('that a member has another role', async () => {
    const token = await memberToken(tenant, 'manager');
    const add = (name: string) => {
      arrive(token);
      return answerOf(ADD_CLASS, { body: { name } });
    };
    const owners = () => {
      arrive(token);
      return answerOf({ method: 'GET', file: 'app/api/owners/route.ts' });
    };
    expect([await add('Compact'), await owners()]).toEqual([[201], [200]]);
    await giveRole('agent');
    expect([await add('Large'), await owners()]).toEqual([NOT_ALLOWED, NOT_ALLOWED]);
    await giveRole('manager');
    expect(await add('Large')).toEqual([201]);
  });

  it('that the company is suspended, whoever asks, and their old sessions never come back', async () => {
    const tokens = await Promise.all((['agent', 'manager', 'admin'] as const).map((role) => memberToken(tenant, role)));
    for (const token of tokens) expect(await nextRequest(token)).toEqual([200]);
    const operator = await asOperator();
    await suspendTenant(operator, { tenantId: tenant.id, reason: 'Unpaid' });
    for (const token of tokens) expect(await nextRequest(token)).toEqual([403, 'tenant_suspended']);
    await unsuspendTenant(operator, { tenantId: tenant.id });
    for (const token of tokens) expect(await nextRequest(token)).toEqual(EXPIRED);
    expect(await nextRequest(await memberToken(tenant, 'agent'))).toEqual([200]);
  });

  it('that an operator has another role, or none', async () => {
    const [{ ctx, token }, owner] = [await operatorToken('superadmin'), await asOperator('owner')];
    const plans = () => {
      arrive(token);
      return answerOf({ method: 'GET', file: 'app/api/admin/plans/route.ts' });
    };
    expect(await plans()).toEqual([200]);
    await updateOperator(owner, { operatorId: ctx.operator.id, role: 'admin', active: true });
    expect(await plans()).toEqual(NOT_ALLOWED);
    expect(await nextRequest(token, 'operator')).toEqual([200]);
    await updateOperator(owner, { operatorId: ctx.operator.id, role: 'admin', active: false });
    expect(await nextRequest(token, 'operator')).toEqual(EXPIRED);
  });
});

const manager = async () => memberToken(tenant, 'manager');
const key = async () => (await makeApiKey(tenant, { role: 'manager' })).key;
const visit = async () => {
  const { ctx } = await operatorToken('admin');
  const { sessionId } = await beginVisit(ctx, { tenantId: tenant.id, reason: 'Asked for help' });
  return encodeSessionToken({ sessionId, tenantId: tenant.id });
};
const setAll = (values: Partial<typeof members.$inferInsert>) =>
  withTenant(tenant.id, (tx) => tx.update(members).set(values).where(eq(members.tenantId, tenant.id)));
const suspend = async () => suspendTenant(await asOperator(), { tenantId: tenant.id, reason: 'Unpaid' });
const endSessions = () =>
  withTenant(tenant.id, (tx) =>
    tx.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.tenantId, tenant.id)),
  );
const endKeys = () =>
  withTenant(tenant.id, (tx) =>
    tx.update(apiKeys).set({ revokedAt: sql`now()` }).where(eq(apiKeys.tenantId, tenant.id)),
  );

describe('what is under way is not committed, nor answered again', () => {
  it.each([
    ['a member gets another role', manager, () => setAll({ role: 'agent' }), 'insufficient_permissions'],
    ['a member is deactivated', manager, () => setAll({ active: false }), 'session_expired'],
    ['a member is removed', manager, () => setAll({ archivedAt: new Date() }), 'session_expired'],
    ['the company is suspended', manager, suspend, 'tenant_suspended'],
    ['the company is suspended, by a key', key, suspend, 'tenant_suspended'],
    ['the company is suspended, in a visit', visit, suspend, 'tenant_suspended'],
    ['a key is revoked', key, endKeys, 'api_key_ended'],
    ['who made a key is no admin any more', key, () => setAll({ role: 'manager' }), 'api_key_ended'],
    ['a visit is ended', visit, endSessions, 'visit_ended'],
  ] as const)('once %s', async (_what, enter, change, code) => {
    const token = await enter();
    arrive(null, { authorization: `Bearer ${token}`, 'x-wout-path': '/api/vehicle-classes' });
    const ctx = await tenantContext();
    await createVehicleClass({ ...ctx, idempotencyKey: 'before' }, { name: 'Before' });
    await change();
    for (const [idempotencyKey, name] of [
      ['before', 'Before'],
      ['after', 'After'],
      [undefined, 'After'],
    ])
      await expect(createVehicleClass({ ...ctx, idempotencyKey }, { name }), name).rejects.toMatchObject({ code });
    const names = await withTenant(tenant.id, (tx) => tx.select({ name: vehicleClasses.name }).from(vehicleClasses));
    expect(names).not.toContainEqual({ name: 'After' });
    expect(names).toContainEqual({ name: 'Before' });
    // The next request doesn't even begin.
    const [status] = await answerOf(ADD_CLASS, { body: { name: 'After' } });
    expect([401, 403]).toContain(status);
  });
});
