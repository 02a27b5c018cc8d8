import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { decodeSessionToken, encodeSessionToken } from '@/lib/auth/token';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken, nextRequest, operatorToken } from '@/tests/support/next/arrive';
import { answerOf } from '@/tests/support/next/routes';
import { OPERATOR_PASSWORD, openOperatorSession } from '@/tests/support/operator-account';
import { quickHash } from '@/tests/support/quick-hash';

const EXPIRED = [401, 'session_expired'];
const PASSWORD = 'mango-kafe-7-wout';
const NEW = 'kokoye-lanmè-41-zaboka';
const CHANGED = { password: NEW, confirmation: NEW };

let tenant: TestTenant;
/** Two browsers of one agent. */
let here: string;
let elsewhere: string;
beforeEach(async () => {
  tenant = await makeTenant();
  const passwordHash = await quickHash(PASSWORD);
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
  here = await memberToken(tenant, 'agent');
  elsewhere = await memberToken(tenant, 'agent');
});
afterAll(closeDatabase);

async function ask(token: string, method: string, file: string, sent: Parameters<typeof answerOf>[1] = {}) {
  arrive(token);
  return answerOf({ method, file: `app/api/${file}/route.ts` }, sent);
}

const idOf = async (token: string) => (await decodeSessionToken(token))?.sessionId ?? '';

it('a new password ends the others’ sessions, and needs the present one', async () => {
  const wrong = { ...CHANGED, ownPassword: 'something else' };
  expect(await ask(here, 'PUT', 'profile/password', { body: wrong })).toEqual([422, 'wrong_password']);
  expect(await nextRequest(elsewhere)).toEqual([200]);
  expect(await ask(here, 'PUT', 'profile/password', { body: { ...CHANGED, ownPassword: PASSWORD } })).toEqual([200]);
  expect(await nextRequest(elsewhere)).toEqual(EXPIRED);
  expect(await nextRequest(here)).toEqual([200]);
});

it('an operator’s new password ends their other sessions, and nobody else’s', async () => {
  const { ctx, token } = await operatorToken('admin');
  const sessionId = await openOperatorSession(ctx);
  const again = await encodeSessionToken({ sessionId, tenantId: null });
  const stranger = await operatorToken('admin');
  const change = (ownPassword: string) =>
    ask(token, 'PUT', 'admin/profile/password', { body: { ...CHANGED, ownPassword } });
  expect(await change('something else')).toEqual([422, 'wrong_password']);
  expect(await nextRequest(again, 'operator')).toEqual([200]);
  expect(await change(OPERATOR_PASSWORD)).toEqual([200]);
  expect(await nextRequest(again, 'operator')).toEqual(EXPIRED);
  expect(await nextRequest(token, 'operator')).toEqual([200]);
  expect(await nextRequest(stranger.token, 'operator')).toEqual([200]);
});

it('a member ends one of their own, or all the others', async () => {
  const third = await memberToken(tenant, 'agent');
  const params = { sessionId: await idOf(elsewhere) };
  expect(await ask(here, 'DELETE', 'profile/sessions/[sessionId]', { params })).toEqual([200]);
  expect(await nextRequest(elsewhere)).toEqual(EXPIRED);
  expect(await nextRequest(third)).toEqual([200]);
  expect(await ask(here, 'DELETE', 'profile/sessions', { body: { others: true } })).toEqual([200]);
  expect(await nextRequest(third)).toEqual(EXPIRED);
  expect(await nextRequest(here)).toEqual([200]);
});

it('an admin ends a member’s, one or all, and nobody else does', async () => {
  const admin = await memberToken(tenant, 'admin');
  const [one, all] = ['members/[memberId]/sessions/[sessionId]', 'members/[memberId]/sessions'];
  const params = { memberId: tenant.members.agent, sessionId: await idOf(elsewhere) };
  for (const role of ['agent', 'manager'] as const)
    for (const file of [one, all])
      expect(await ask(await memberToken(tenant, role), 'DELETE', file, { params })).toEqual([
        403,
        'insufficient_permissions',
      ]);
  const stranger = await memberToken(await makeTenant(), 'admin');
  expect(await ask(stranger, 'DELETE', one, { params })).toEqual([404, 'record_not_found']);
  expect(await nextRequest(elsewhere)).toEqual([200]);
  expect(await ask(admin, 'DELETE', one, { params })).toEqual([200]);
  expect(await nextRequest(elsewhere)).toEqual(EXPIRED);
  expect(await nextRequest(here)).toEqual([200]);
  expect(await ask(admin, 'DELETE', all, { params })).toEqual([200]);
  expect(await nextRequest(here)).toEqual(EXPIRED);
});
