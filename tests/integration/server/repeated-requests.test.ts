import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members } from '@/db/schema/members';
import { platformAuditEntries } from '@/db/schema/operators';
import { decodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { WEBHOOK_EVENTS } from '@/lib/webhooks/values';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeEndpoint } from '@/tests/support/make-webhook';
import { arrive, memberToken, operatorToken } from '@/tests/support/next/arrive';
import { answerOf, callRoute } from '@/tests/support/next/routes';
import { OPERATOR_PASSWORD } from '@/tests/support/operator-account';
import { quickHash } from '@/tests/support/quick-hash';
import { giveOperatorFactor, giveSecondFactor } from '@/tests/support/second-factors';

afterAll(closeDatabase);

const own = { ownPassword: OPERATOR_PASSWORD };
const changed = { ...own, password: 'kabrit-manje-mango-43', confirmation: 'kabrit-manje-mango-43' };

type Sent = Parameters<typeof callRoute>[1];

/** Sends it three times: with one key, again, and with the key but another body. Returns what the first two are answered. */
async function repeat(token: string, [method, address]: [string, string], sent: Sent) {
  const route = { method, file: `app/api/${address}/route.ts` };
  const key = { 'idempotency-key': newId() };
  arrive(token, key);
  const first = await callRoute(route, sent);
  const answer = await first.json();
  expect([first.status, answer.error]).toEqual([200, undefined]);
  arrive(token, key);
  const again = await (await callRoute(route, sent)).json();
  arrive(token, key);
  const other = { ...sent, body: { ...Object(sent?.body), another: true } };
  expect((await answerOf(route, other))[0]).not.toBe(200);
  return [answer, again];
}

async function member() {
  const tenant = await makeTenant();
  const passwordHash = await quickHash(OPERATOR_PASSWORD);
  const mine = and(eq(members.tenantId, tenant.id), eq(members.id, tenant.members.admin));
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(mine));
  return { tenant, token: await memberToken(tenant, 'admin') };
}

function timesOf({ id }: TestTenant, action: string): Promise<number> {
  return withTenant(id, (tx) =>
    tx.$count(auditEntries, and(eq(auditEntries.tenantId, id), eq(auditEntries.action, action))),
  );
}

function timesOfOperator(operatorId: string, action: string): Promise<number> {
  const log = platformAuditEntries;
  return withPlatform((tx) => tx.$count(log, and(eq(log.operatorId, operatorId), eq(log.action, action))));
}

it.each<[string, [string, string], Sent, string]>([
  ['changes a password', ['PUT', 'profile/password'], { body: changed }, 'profile.change_password'],
  ['turns off a second factor', ['DELETE', 'profile/second-factor'], { body: own }, 'profile.turn_off_second_factor'],
  ['adds an address for webhooks', ['POST', 'webhooks'], { body: webhook() }, 'webhooks.add_endpoint'],
])('%s once for a member', async (_name, call, sent, action) => {
  const { tenant, token } = await member();
  if (action.endsWith('_factor')) await giveSecondFactor(tenant, tenant.members.admin);
  const [first, again] = await repeat(token, call, sent);
  expect(again).toEqual(first);
  expect(await timesOf(tenant, action)).toBe(1);
});

function webhook() {
  return { url: 'https://hooks.example.com/wout', description: '', events: [WEBHOOK_EVENTS[0]] };
}

it('unlocks a member once, and gives a webhook one new secret', async () => {
  const { tenant, token } = await member();
  const unlock: [string, string] = ['POST', 'members/[memberId]/unlock'];
  await repeat(token, unlock, { params: { memberId: tenant.members.agent } });
  expect(await timesOf(tenant, 'members.unlock')).toBe(1);
  const params = { endpointId: await makeEndpoint(tenant) };
  const [first, again] = await repeat(token, ['POST', 'webhooks/[endpointId]/secret'], { params });
  expect(again).toEqual(first);
  expect(await timesOf(tenant, 'webhooks.rotate_secret')).toBe(1);
});

it.each<[string, [string, string], Sent, string]>([
  ['changes a password', ['PUT', 'admin/profile/password'], { body: changed }, 'change_password'],
  ['turns off a second factor', ['DELETE', 'admin/profile/second-factor'], { body: own }, 'turn_off_second_factor'],
])('%s once for an operator', async (_name, call, sent, action) => {
  const { ctx, token } = await operatorToken('admin');
  if (action.endsWith('_factor')) await giveOperatorFactor(ctx.operator.id);
  const [first, again] = await repeat(token, call, sent);
  expect(again).toEqual(first);
  expect(await timesOfOperator(ctx.operator.id, `operator_profile.${action}`)).toBe(1);
});

it('begins one visit, whose token the repeated request gets too', async () => {
  const { id: tenantId } = await makeTenant();
  const { ctx, token } = await operatorToken('admin');
  const sent = { params: { tenantId }, body: { reason: 'Asked for help' } };
  const visits = await repeat(token, ['POST', 'admin/tenants/[tenantId]/visit'], sent);
  const [first, again] = await Promise.all(visits.map(({ token: text }) => decodeSessionToken(text)));
  expect(again).toEqual(first);
  expect(await timesOfOperator(ctx.operator.id, 'tenants.visit')).toBe(1);
  arrive(visits[1].token);
  expect(await answerOf({ method: 'GET', file: 'app/api/vehicles/route.ts' })).toEqual([200]);
});

it('turns on admin mode once, with or without a key', async () => {
  const { ctx, token } = await operatorToken('owner');
  await withPlatform((tx) =>
    tx.execute(sql`update operator_sessions set admin_mode = false where id = ${ctx.sessionId}`),
  );
  for (let time = 0; time < 2; time += 1) {
    arrive(token);
    expect(await answerOf({ method: 'PUT', file: 'app/api/admin/mode/route.ts' })).toEqual([204]);
  }
  expect(await timesOfOperator(ctx.operator.id, 'operators.enter_admin_mode')).toBe(1);
});
