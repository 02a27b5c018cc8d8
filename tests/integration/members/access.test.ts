import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { listLockedAccounts } from '@/lib/auth/list-locked-accounts';
import { countRequest } from '@/lib/auth/login-attempts';
import { verifyPassword } from '@/lib/auth/password';
import { newId } from '@/lib/id';
import { endMemberSession, endMemberSessions } from '@/lib/members/end-member-sessions';
import { getMember } from '@/lib/members/list-members';
import { listSessions } from '@/lib/members/list-sessions';
import { unlockMember } from '@/lib/members/unlock-member';
import { updateMember } from '@/lib/members/update-member';
import { changePassword } from '@/lib/profile/change-password';
import { endOtherSessions, endOwnSession } from '@/lib/profile/end-own-sessions';
import { query } from '@/lib/server/query';
import { asAdmin, asAgent } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { loadSession } from '@/tests/support/load-session';
import { openSession } from '@/tests/support/open-session';
import { quickHash } from '@/tests/support/quick-hash';

const PASSWORD = 'mango-kafe-7-wout';
const NEXT = 'mango-tonnerre-42-bato';
const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A145M) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function live(memberId: string): Promise<string[]> {
  const rows = await withTenant(tenant.id, (tx) =>
    tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), isNull(sessions.revokedAt))),
  );
  return rows.map(({ id }) => id);
}

it('lists where a member is signed in now, the latest used first, and which session asks', async () => {
  const { agent } = tenant.members;
  const old = new Date(Date.now() - 3_600_000);
  const here = await openSession(tenant, agent, { lastSeenAt: old });
  const phone = await openSession(tenant, agent, { userAgent: PHONE, address: '190.115.1.2' });
  await openSession(tenant, agent, { revokedAt: new Date() });
  await openSession(tenant, agent, { expiresAt: old });
  await openSession(tenant, agent, { lastSeenAt: new Date(Date.now() - 13 * 3_600_000) });
  const ctx = { ...(await asAgent(tenant)), sessionId: here };
  const listed = await query(ctx, 'profile.edit', (q) => listSessions(q, agent));
  expect(listed.map(({ id, own, device, address }) => [id, own, device, address])).toEqual([
    [phone, false, 'Chrome · Android', '190.115.1.2'],
    [here, true, null, null],
  ]);
  const admin = await asAdmin(tenant);
  expect(await query(admin, 'members.manage', (q) => getMember(q, agent))).toMatchObject({ sessions: 2 });
});

it('ends one session, or all but one’s own, or all, and the next request of it is refused', async () => {
  const { agent } = tenant.members;
  const [here, there, elsewhere] = [
    await openSession(tenant, agent),
    await openSession(tenant, agent),
    await openSession(tenant, agent),
  ];
  const ctx = { ...(await asAgent(tenant)), sessionId: here };
  await endOwnSession(ctx, { sessionId: there });
  expect(await loadSession(tenant.id, there)).toMatchObject({ live: false });
  expect((await live(agent)).toSorted()).toEqual([here, elsewhere].toSorted());
  await endOtherSessions(ctx, { others: true });
  expect(await live(agent)).toEqual([here]);
  const admin = await asAdmin(tenant);
  const second = await openSession(tenant, agent);
  await endMemberSession(admin, { memberId: agent, sessionId: second });
  expect(await live(agent)).toEqual([here]);
  await endMemberSessions(admin, { memberId: agent });
  expect(await live(agent)).toEqual([]);
});

it('ends no session of a colleague or of another company', async () => {
  const stranger = await makeTenant();
  const theirs = await openSession(stranger, stranger.members.agent);
  const colleague = await openSession(tenant, tenant.members.manager);
  const ctx = await asAgent(tenant);
  for (const sessionId of [theirs, colleague])
    await expect(endOwnSession(ctx, { sessionId })).rejects.toMatchObject({ code: 'record_not_found' });
  const admin = await asAdmin(tenant);
  await expect(endMemberSession(admin, { memberId: tenant.members.agent, sessionId: colleague })).rejects.toMatchObject(
    { code: 'record_not_found' },
  );
  expect(await loadSession(stranger.id, theirs)).toMatchObject({ live: true });
  expect(await live(tenant.members.manager)).toEqual([colleague]);
});

it('has a deactivation and a change of role hold at the next request', async () => {
  const { agent } = tenant.members;
  const admin = await asAdmin(tenant);
  const sessionId = await openSession(tenant, agent);
  const fields = { memberId: agent, name: 'The agent', email: `agent@${tenant.slug}.test` };
  await editNow(updateMember, admin, { ...fields, role: 'manager', active: true });
  expect(await loadSession(tenant.id, sessionId)).toMatchObject({ live: true, member: { role: 'manager' } });
  await editNow(updateMember, admin, { ...fields, role: 'agent', active: true });
  expect(await loadSession(tenant.id, sessionId)).toMatchObject({ member: { role: 'agent' } });
  await editNow(updateMember, admin, { ...fields, role: 'agent', active: false });
  expect(await loadSession(tenant.id, sessionId)).toMatchObject({ live: false, member: { active: false } });
});

it('changes a password only with the present one, and keeps the session that asks', async () => {
  const { agent } = tenant.members;
  const passwordHash = await quickHash(PASSWORD);
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.id, agent)));
  const here = await openSession(tenant, agent);
  await openSession(tenant, agent);
  const ctx = { ...(await asAgent(tenant)), sessionId: here, address: newId() };
  const input = { ownPassword: PASSWORD, password: NEXT, confirmation: NEXT };
  await expect(changePassword(ctx, { ...input, ownPassword: 'wrong' })).rejects.toMatchObject({
    fields: { ownPassword: 'wrong_password' },
  });
  expect(await changePassword(ctx, input)).toEqual({ ended: 1 });
  expect(await live(agent)).toEqual([here]);
  const [stored] = await withTenant(tenant.id, (tx) => tx.select().from(members).where(eq(members.id, agent)));
  expect(await verifyPassword(stored?.passwordHash ?? null, NEXT)).toBe(true);
});

it('shows who is locked out by failed sign-ins, and an admin lets them try again', async () => {
  const emails = ['agent', 'manager', 'admin'].map((role) => `${role}@${tenant.slug}.test`);
  const locked = async () => [...(await listLockedAccounts(tenant.slug, emails))];
  const fail = (role: string) => countRequest(`${tenant.slug}/${role}@${tenant.slug}.test`, newId());
  for (let failure = 0; failure < 4; failure += 1) for (const role of ['agent', 'manager']) await fail(role);
  expect(await locked()).toEqual([]);
  await fail('agent');
  expect(await locked()).toEqual([emails[0]]);
  await unlockMember(await asAdmin(tenant), { memberId: tenant.members.agent });
  expect(await locked()).toEqual([]);
  await fail('agent');
  expect(await locked()).toEqual([]);
});
