import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries, idempotencyKeys } from '@/db/schema/activity';
import { members } from '@/db/schema/members';
import { newId } from '@/lib/id';
import { removeMember } from '@/lib/members/remove-member';
import { command } from '@/lib/server/command';
import { suspendTenant } from '@/lib/tenants/suspend-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
let meanwhile: () => Promise<unknown>;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const slow = command({ name: 'test.slow', permission: 'rates.manage', input: z.object({}) }, async (ctx) => {
  ctx.record({ entity: 'test', entityId: null, before: null, after: {} });
  await meanwhile();
  return {};
});

const suspend = async () => suspendTenant(await asOperator(), { tenantId: tenant.id, reason: 'Unpaid' });
const remove = async () => removeMember(await asAdmin(tenant), { memberId: tenant.members.manager });
const demote = () =>
  withTenant(tenant.id, (tx) =>
    tx.update(members).set({ role: 'agent' }).where(eq(members.id, tenant.members.manager)),
  );

it.each([
  ['the company is suspended', suspend, 'tenant_suspended'],
  ['the member is removed', remove, 'session_expired'],
  ['the member’s role loses the right', demote, 'insufficient_permissions'],
])('commits nothing when in the middle of a verb %s', async (_what, change, code) => {
  meanwhile = change;
  const ctx = await asManager(tenant, { idempotencyKey: newId() });
  await expect(slow(ctx, {})).rejects.toMatchObject({ code });
  const kept = await withTenant(tenant.id, async (tx) => [
    await tx.$count(auditEntries, eq(auditEntries.action, 'test.slow')),
    await tx.$count(idempotencyKeys),
  ]);
  expect(kept).toEqual([0, 0]);
});
