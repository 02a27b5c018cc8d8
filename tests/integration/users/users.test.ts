import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { tenants } from '@/db/schema/tenants';
import { countRequest } from '@/lib/auth/login-attempts';
import { setPassword } from '@/lib/auth/set-password';
import { newId } from '@/lib/id';
import { endUserSessions } from '@/lib/users/end-user-sessions';
import { getUser } from '@/lib/users/get-user';
import { UserFilters } from '@/lib/users/input';
import { listUsers } from '@/lib/users/list-users';
import { sendUserLink } from '@/lib/users/send-user-link';
import { deactivateUser, reactivateUser } from '@/lib/users/switch-user';
import { unlockUser } from '@/lib/users/unlock-user';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { loadSession } from '@/tests/support/load-session';
import { openSession } from '@/tests/support/open-session';

let tenant: TestTenant;
let agent: { tenantId: string; memberId: string };
beforeEach(async () => {
  tenant = await makeTenant();
  agent = { tenantId: tenant.id, memberId: tenant.members.agent };
});
afterAll(closeDatabase);

const found = async (search: object) => listUsers(await asOperator('admin'), UserFilters.parse(search));
const names = async (search: object) => (await found(search)).rows.map(({ name }) => name);

it('finds members of all companies by the beginning of their address or by words of their name', async () => {
  const other = await makeTenant();
  const surname = `Ónorá${other.slug}`;
  const rename = (at: TestTenant, name: string) =>
    withTenant(at.id, (tx) => tx.update(members).set({ name }).where(eq(members.id, at.members.agent)));
  await rename(tenant, `Yvrose ${surname}`);
  await rename(other, `Abel ${surname}`);
  const both = [`Abel ${surname}`, `Yvrose ${surname}`];
  expect(await names({ q: `onora${other.slug}` })).toEqual(both);
  expect(await names({ q: `onora${other.slug} yvr` })).toEqual([both[1]]);
  expect(await names({ q: `AGENT@${tenant.slug}` })).toEqual([both[1]]);
  expect(await names({ q: `@${tenant.slug}` })).toEqual([]);
  expect((await found({ tenant: other.id })).rows).toMatchObject([
    { company: other.name, slug: other.slug, role: 'agent', active: true, invited: true, locked: false },
    { role: 'admin' },
    { role: 'manager' },
  ]);
});

it('shows them in pages, counted by state, without those who were removed', async () => {
  const values = Array.from({ length: 12 }, (_, at) => {
    const id = newId();
    const state = { active: at > 1, archivedAt: at === 11 ? new Date() : null };
    return { tenantId: tenant.id, id, name: 'Same name', email: `${id}@wout.test`, role: 'agent' as const, ...state };
  });
  await withTenant(tenant.id, (tx) => tx.insert(members).values(values));
  const search = { tenant: tenant.id, size: 10 };
  const first = await found(search);
  const second = await found({ ...search, cursor: first.nextCursor });
  expect(first.counts).toEqual({ all: 14, active: 12, inactive: 2 });
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(14);
  expect((await found({ ...search, cursor: second.previousCursor })).rows).toEqual(first.rows);
  expect((await found({ ...search, state: 'inactive' })).rows).toHaveLength(2);
});

it('is for those who manage users: not even a look for support', async () => {
  for (const ctx of [await asOperator('support'), await asOperator('owner', false)]) {
    await expect(listUsers(ctx, UserFilters.parse({}))).rejects.toMatchObject({ code: 'insufficient_permissions' });
    await expect(getUser(ctx, agent)).rejects.toMatchObject({ code: 'insufficient_permissions' });
  }
  const elsewhere = { ...agent, tenantId: (await makeTenant()).id };
  await expect(getUser(await asOperator(), elsewhere)).rejects.toMatchObject({ code: 'record_not_found' });
});

it('keeps a member out at once and lets them in again, as the company’s own log says', async () => {
  const session = await openSession(tenant, tenant.members.agent);
  const ctx = await asOperator('admin');
  expect(await getUser(ctx, agent)).toMatchObject({ active: true, sessions: 1 });
  await deactivateUser(ctx, agent);
  expect(await loadSession(tenant.id, session)).toMatchObject({ live: false, member: { active: false } });
  expect(await getUser(ctx, agent)).toMatchObject({ active: false, sessions: 0 });
  await reactivateUser(ctx, agent);
  expect(await getUser(ctx, agent)).toMatchObject({ active: true });
  const log = await withTenant(tenant.id, (tx) => tx.select().from(auditEntries).orderBy(auditEntries.id));
  const by = { operatorId: ctx.operator.id, actorName: 'The operator', memberId: null, entityId: agent.memberId };
  expect(log).toMatchObject([
    { ...by, action: 'users.deactivate', before: { active: true }, after: { active: false } },
    { ...by, action: 'users.reactivate', before: { active: false }, after: { active: true } },
  ]);
});

it('leaves each company its last active admin, even where two operators act at once', async () => {
  const ctx = await asOperator();
  const admin = { tenantId: tenant.id, memberId: tenant.members.admin };
  await expect(deactivateUser(ctx, admin)).rejects.toMatchObject({ code: 'last_admin' });
  await withTenant(tenant.id, (tx) =>
    tx.update(members).set({ role: 'admin' }).where(eq(members.id, tenant.members.manager)),
  );
  const manager = { tenantId: tenant.id, memberId: tenant.members.manager };
  const both = await Promise.allSettled([deactivateUser(ctx, admin), deactivateUser(await asOperator(), manager)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('lets nobody in beyond the company’s plan', async () => {
  const ctx = await asOperator();
  await deactivateUser(ctx, agent);
  await withTenant(tenant.id, (tx) =>
    tx.insert(members).values({
      ...{ tenantId: tenant.id, id: newId(), name: 'Third' },
      ...{ email: `third@${tenant.slug}.test`, role: 'agent' },
    }),
  );
  await withPlatform((tx) => tx.update(tenants).set({ plan: 'starter' }).where(eq(tenants.id, tenant.id)));
  await expect(reactivateUser(ctx, agent)).rejects.toMatchObject({ code: 'plan_limit_exceeded' });
});

it('unlocks the account that failed sign-ins keep out, and ends sessions', async () => {
  const ctx = await asOperator('admin');
  for (let failure = 0; failure < 5; failure += 1)
    await countRequest(`${tenant.slug}/agent@${tenant.slug}.test`, newId());
  expect(await getUser(ctx, agent)).toMatchObject({ locked: true });
  expect((await found({ q: `agent@${tenant.slug}` })).rows).toMatchObject([{ locked: true }]);
  await unlockUser(ctx, agent);
  expect(await getUser(ctx, agent)).toMatchObject({ locked: false });
  const session = await openSession(tenant, agent.memberId);
  const others = await openSession(tenant, tenant.members.manager);
  expect(await endUserSessions(ctx, agent)).toEqual({ ended: 1 });
  expect(await loadSession(tenant.id, session)).toMatchObject({ live: false });
  expect(await loadSession(tenant.id, others)).toMatchObject({ live: true });
});

it('makes a link to set a password, which dies with the rights of the operator who made it', async () => {
  const ctx = await asOperator('admin');
  const origin = (slug: string) => `http://${slug}.localhost`;
  const { answer } = await sendUserLink(ctx, agent, origin);
  expect(answer).toMatchObject({ purpose: 'invitation', email: `agent@${tenant.slug}.test` });
  const [base, code] = answer.link.split('/auth/reset?code=');
  expect(base).toBe(`http://${tenant.slug}.localhost`);
  const password = 'mango-lakay-2026-solèy';
  const use = () => setPassword({ code, password, confirmation: password });
  const change = (values: Partial<typeof operators.$inferInsert>) =>
    withPlatform((tx) => tx.update(operators).set(values).where(eq(operators.id, ctx.operator.id)));
  for (const values of [{ active: false }, { active: true, role: 'support' as const }]) {
    await change(values);
    await expect(use()).rejects.toMatchObject({ code: 'invalid_code' });
  }
  await change({ role: 'admin' });
  expect(await use()).toEqual({ slug: tenant.slug });
  const nowhere = sendUserLink(ctx, agent, () => null);
  await expect(nowhere).rejects.toMatchObject({ code: 'link_origin_missing' });
});
