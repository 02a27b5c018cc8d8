import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { customers } from '@/db/schema/customers';
import { members, sessions } from '@/db/schema/members';
import { operatorSessions, operators, platformAuditEntries } from '@/db/schema/operators';
import { tenantSettings } from '@/db/schema/tenants';
import { listActors } from '@/lib/audit/list-actors';
import { endVisit } from '@/lib/auth/end-visit';
import { revokeSession } from '@/lib/auth/revoke-session';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { makeFeed } from '@/lib/feeds/make-feed';
import { listMembers } from '@/lib/members/list-members';
import { updateProfile } from '@/lib/profile/update-profile';
import type { AdminContext } from '@/lib/server/admin-context';
import { query } from '@/lib/server/query';
import { suspendTenant } from '@/lib/tenants/suspend-tenant';
import { beginVisit } from '@/lib/visits/begin-visit';
import { lastVisited } from '@/lib/visits/last-visited';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { loadSession } from '@/tests/support/load-session';

const REASON = 'Asked for help with a return';
let tenant: TestTenant;
let operator: AdminContext;
beforeEach(async () => {
  tenant = await makeTenant();
  operator = await signedIn('admin');
});
afterAll(closeDatabase);

async function signedIn(role: 'admin' | 'owner'): Promise<AdminContext> {
  const ctx = await asOperator(role);
  const session = { id: ctx.sessionId, operatorId: ctx.operator.id, adminMode: true };
  await withPlatform((tx) =>
    tx.insert(operatorSessions).values({ ...session, expiresAt: sql`now() + interval '12 hours'` }),
  );
  return ctx;
}

it('opens a company whose id is written in capitals', async () => {
  const { tenantId } = await beginVisit(operator, { tenantId: tenant.id.toUpperCase(), reason: REASON });
  expect(tenantId.toLowerCase()).toBe(tenant.id);
});

const enter = (at = tenant) => beginVisit(operator, { tenantId: at.id, reason: REASON });

/** The visitor as their request would be read. */
async function visitor({ sessionId, memberId }: { sessionId: string; memberId: string }) {
  const ctx = await asManager(tenant);
  const session = await loadSession(tenant.id, sessionId);
  return { ...ctx, sessionId, member: { ...ctx.member, id: memberId }, visit: session?.visit ?? undefined };
}

const merging = async () => ({ customerId: await makeCustomer(tenant), mergedId: await makeCustomer(tenant) });
const newestEntry = () =>
  withTenant(tenant.id, async (tx) => {
    const mine = eq(auditEntries.tenantId, tenant.id);
    const [entry] = await tx.select().from(auditEntries).where(mine).orderBy(desc(auditEntries.at)).limit(1);
    return entry;
  });

it('opens a session with a manager’s rights for an hour, which both logs name with its reason', async () => {
  const { sessionId, slug } = await enter();
  expect(slug).toBe(tenant.slug);
  const session = await loadSession(tenant.id, sessionId);
  expect(session).toMatchObject({
    live: true,
    member: { role: 'manager', name: 'The operator' },
    visit: { operatorId: operator.operator.id, reason: REASON },
  });
  expect(Math.round((Number(session?.expiresAt) - Number(session?.now)) / 1000)).toBe(3600);
  expect(await newestEntry()).toMatchObject({
    action: 'tenants.visit',
    operatorId: operator.operator.id,
    memberId: null,
    after: { reason: REASON },
  });
  const [told] = await withPlatform((tx) =>
    tx.select().from(platformAuditEntries).where(eq(platformAuditEntries.operatorId, operator.operator.id)),
  );
  expect(told).toMatchObject({ action: 'tenants.visit', subjectTenantId: tenant.id, after: { reason: REASON } });
  expect(await lastVisited(operator)).toEqual({ id: tenant.id, name: tenant.name });
});

it('writes what the visitor changes under the operator’s name', async () => {
  const ctx = await visitor(await enter());
  const input = await merging();
  await mergeCustomers(ctx, input);
  expect(await newestEntry()).toMatchObject({
    entity: 'customer',
    memberId: null,
    operatorId: operator.operator.id,
  });
});

it('adds nobody to the staff, however often, and each visit ends the one before', async () => {
  const first = await enter();
  const second = await enter();
  expect(second.memberId).toBe(first.memberId);
  expect(await loadSession(tenant.id, first.sessionId)).toMatchObject({ live: false });
  expect(await loadSession(tenant.id, second.sessionId)).toMatchObject({ live: true });
  const other = await makeTenant();
  await enter(other);
  expect(await loadSession(tenant.id, second.sessionId)).toMatchObject({ live: false });
  const admin = await asAdmin(tenant);
  const [listed, actors] = await query(admin, 'members.manage', async (ctx) => [
    await listMembers(ctx),
    await listActors(ctx),
  ]);
  expect(listed).toHaveLength(3);
  expect(actors).toHaveLength(3);
});

const ENDS: Record<string, (sessionId: string) => Promise<unknown>> = {
  'the operator signs out': () => revokeSession({ sessionId: operator.sessionId, tenantId: null }),
  'the operator is kept out': () => change({ active: false }),
  'the operator may no longer visit': () => change({ role: 'support' }),
  'an hour is over': (id) => age(id, { expiresAt: sql`now()` }),
  'the visit is ended': (id) =>
    endVisit({ tenantId: tenant.id, sessionId: id, operator: operator.operator, address: null }),
};

const change = (values: Partial<typeof operators.$inferInsert>) =>
  withPlatform((tx) => tx.update(operators).set(values).where(eq(operators.id, operator.operator.id)));
const age = (id: string, values: { expiresAt: ReturnType<typeof sql> }) =>
  withTenant(tenant.id, (tx) =>
    tx
      .update(sessions)
      .set(values)
      .where(and(eq(sessions.tenantId, tenant.id), eq(sessions.id, id))),
  );

it.each(Object.entries(ENDS))('ends when %s, for what is under way too', async (_name, end) => {
  const opened = await enter();
  const ctx = await visitor(opened);
  const input = await merging();
  await end(opened.sessionId);
  expect(await loadSession(tenant.id, opened.sessionId)).toMatchObject({ live: false });
  await expect(mergeCustomers(ctx, input)).rejects.toMatchObject({ code: 'visit_ended' });
  const kept = await withTenant(tenant.id, (tx) => tx.$count(customers, eq(customers.tenantId, tenant.id)));
  expect(kept).toBe(2);
});

it('ends with the company’s suspension, and a suspended company is not entered', async () => {
  const opened = await enter();
  const ctx = await visitor(opened);
  const owner = await signedIn('owner');
  const input = await merging();
  await suspendTenant(owner, { tenantId: tenant.id, reason: 'Unpaid' });
  await expect(mergeCustomers(ctx, input)).rejects.toMatchObject({ code: 'tenant_suspended' });
  await expect(enter()).rejects.toMatchObject({ code: 'tenant_suspended' });
});

it('is asked for no second factor of the company, and has no profile and no calendar feeds there', async () => {
  await withTenant(tenant.id, (tx) =>
    tx.update(tenantSettings).set({ secondFactorRequired: true }).where(eq(tenantSettings.tenantId, tenant.id)),
  );
  const opened = await enter();
  expect(await loadSession(tenant.id, opened.sessionId)).toMatchObject({ mustEnroll: false });
  const ctx = await visitor(opened);
  await expect(updateProfile(ctx, { name: 'Somebody else' })).rejects.toMatchObject({
    code: 'insufficient_permissions',
  });
  await expect(makeFeed(ctx, { vehicleId: null })).rejects.toMatchObject({ code: 'insufficient_permissions' });
});

it('ends once, in both logs, however many ask for it', async () => {
  const { sessionId } = await enter();
  const visit = { tenantId: tenant.id, sessionId, operator: operator.operator, address: null };
  await Promise.all([endVisit(visit), endVisit(visit), endVisit(visit)]);
  const ended = eq(platformAuditEntries.action, 'tenants.end_visit');
  const [told, toldAll] = await Promise.all([
    withTenant(tenant.id, (tx) =>
      tx.$count(auditEntries, and(eq(auditEntries.tenantId, tenant.id), eq(auditEntries.action, 'tenants.end_visit'))),
    ),
    withPlatform((tx) =>
      tx.$count(platformAuditEntries, and(eq(platformAuditEntries.subjectTenantId, tenant.id), ended)),
    ),
  ]);
  expect([told, toldAll]).toEqual([1, 1]);
});

it('nobody signs in as the visitor: the row is archived and has no password', async () => {
  const { memberId } = await enter();
  const [row] = await withTenant(tenant.id, (tx) => tx.select().from(members).where(eq(members.id, memberId)));
  expect(row).toMatchObject({ active: false, passwordHash: null, role: 'manager' });
  expect(row?.archivedAt).not.toBeNull();
});
