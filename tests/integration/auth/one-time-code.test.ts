import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members, sessions } from '@/db/schema/members';
import { oneTimeCodes } from '@/db/schema/operators';
import { logIn } from '@/lib/auth/log-in';
import { issueCode, peekCode, redeemCode } from '@/lib/auth/one-time-code';
import { isPasswordLink } from '@/lib/auth/password-link';
import { setPassword } from '@/lib/auth/set-password';
import { newId } from '@/lib/id';
import { updateMember } from '@/lib/members/update-member';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const PASSWORD = 'bato-tonnerre-9-mayi';
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

function client() {
  return { address: `10.1.${newId().slice(-2)}.${newId().slice(-4)}`, userAgent: null };
}

function invite(memberId = tenant.members.agent) {
  return issueCode('invitation', { subjectTenantId: tenant.id, memberId });
}

const mine = () => ({ subjectTenantId: tenant.id, memberId: tenant.members.agent });

const choice = (code: string, password = PASSWORD) => ({ code, password, confirmation: password });

it('opens one thing once, also when two come at the same moment', async () => {
  const code = await issueCode('handoff', { subjectTenantId: tenant.id, sessionId: newId() });
  const both = await Promise.allSettled([redeemCode(['handoff'], code), redeemCode(['handoff'], code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(redeemCode(['handoff'], code)).rejects.toMatchObject({ code: 'invalid_code' });
});

it('opens nothing but what it was made for, and nothing once it is old', async () => {
  const code = await invite();
  await expect(redeemCode(['handoff'], code)).rejects.toMatchObject({ code: 'invalid_code' });
  await withPlatform((tx) =>
    tx
      .update(oneTimeCodes)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(oneTimeCodes.subjectTenantId, tenant.id)),
  );
  await expect(setPassword(choice(code))).rejects.toMatchObject({ code: 'invalid_code' });
});

it.each([
  ['handoff', 60],
  ['reset', 30 * 60],
  ['invitation', 72 * 3600],
] as const)('of the purpose %s lives %i seconds', async (purpose, seconds) => {
  const { id, createdAt, expiresAt } = await peekCode([purpose], await issueCode(purpose, mine()));
  expect(id).toBeTruthy();
  expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 1000)).toBe(seconds);
});

it('of a handoff leaves an invitation open, and an invitation leaves everybody else’s', async () => {
  const [invited, other] = [await invite(), await invite(tenant.members.manager)];
  await issueCode('handoff', { ...mine(), sessionId: newId() });
  await expect(setPassword(choice(invited))).resolves.toBeDefined();
  await invite();
  await expect(setPassword(choice(other))).resolves.toBeDefined();
});

it('sets no password unless it was made for a member', async () => {
  const code = await issueCode('reset', { subjectTenantId: tenant.id });
  await expect(setPassword(choice(code))).rejects.toMatchObject({ code: 'invalid_code' });
});

it('is in the log of the company when it has set a password, and the member alone has a new one', async () => {
  await setPassword(choice(await invite()));
  const log = await withTenant(tenant.id, (tx) => tx.select().from(auditEntries));
  const memberId = tenant.members.agent;
  const actor = { memberId, actorName: 'The agent', tenantId: tenant.id };
  expect(log).toMatchObject([{ ...actor, action: 'members.set_password', entity: 'member', entityId: memberId }]);
  const set = await withTenant(tenant.id, (tx) =>
    tx.select({ id: members.id }).from(members).where(sql`${members.passwordSetAt} > now() - interval '1 minute'`),
  );
  expect(set).toEqual([{ id: memberId }]);
});

it('sets the first password, which works for signing in, and is then used up', async () => {
  const code = await invite();
  expect(await isPasswordLink(code)).toBe(true);
  await expect(setPassword(choice(code))).resolves.toEqual({ slug: tenant.slug });
  expect(await isPasswordLink(code)).toBe(false);
  const account = { tenant: tenant.slug, email: `agent@${tenant.slug}.test`, password: PASSWORD };
  await expect(logIn(account, client())).resolves.toMatchObject({ user: { id: tenant.members.agent } });
  await expect(setPassword(choice(code))).rejects.toMatchObject({ code: 'invalid_code' });
});

it('is not used up by a weak password, by one that holds the e-mail’s name, nor by two that differ', async () => {
  const code = await invite();
  for (const weak of ['short', 'password12', 'agent-mango-kafe-77'])
    await expect(setPassword(choice(code, weak)), weak).rejects.toMatchObject({ code: 'password_too_weak' });
  await expect(setPassword({ ...choice(code), confirmation: 'other' })).rejects.toMatchObject({
    fields: { confirmation: 'passwords_do_not_match' },
  });
  await expect(setPassword(choice(code))).resolves.toBeDefined();
});

it('is void once a newer one was made, a password was set, or the member may no longer sign in', async () => {
  const [first, second] = [await invite(), await invite()];
  await expect(setPassword(choice(first))).rejects.toMatchObject({ code: 'invalid_code' });
  await setPassword(choice(second));
  const third = await invite();
  const admin = await asAdmin(tenant);
  const member = { memberId: tenant.members.agent, name: 'X', email: `agent@${tenant.slug}.test`, role: 'agent' };
  const password = `${PASSWORD}-by-admin`;
  await editNow(updateMember, admin, { ...member, active: true, password, confirmation: password });
  await expect(setPassword(choice(third))).rejects.toMatchObject({ code: 'invalid_code' });
  const fourth = await invite();
  await editNow(updateMember, admin, { ...member, active: false });
  await expect(setPassword(choice(fourth))).rejects.toMatchObject({ code: 'invalid_code' });
});

it('ends every session of the member when it sets a password, and unlocks the account', async () => {
  await setPassword(choice(await invite()));
  const account = { tenant: tenant.slug, email: `agent@${tenant.slug}.test`, password: PASSWORD };
  await logIn(account, client());
  for (let failure = 0; failure < 5; failure += 1)
    await logIn({ ...account, password: 'wrong' }, client()).catch(() => undefined);
  await expect(logIn(account, client())).rejects.toMatchObject({ code: 'account_locked' });
  await setPassword(choice(await invite(), `${PASSWORD}-2`));
  const open = await withTenant(tenant.id, (tx) =>
    tx.$count(sessions, and(eq(sessions.memberId, tenant.members.agent), isNull(sessions.revokedAt))),
  );
  expect(open).toBe(0);
  await expect(logIn({ ...account, password: `${PASSWORD}-2` }, client())).resolves.toBeDefined();
});
