import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries, idempotencyKeys } from '@/db/schema/activity';
import { members, secondFactors } from '@/db/schema/members';
import { makeSecret } from '@/lib/auth/authenticator';
import { logIn } from '@/lib/auth/log-in';
import { newId } from '@/lib/id';
import { requireSecondFactor } from '@/lib/members/require-second-factor';
import { resetSecondFactor } from '@/lib/members/reset-second-factor';
import { offerSecondFactor } from '@/lib/profile/offer-second-factor';
import { renewRecoveryCodes } from '@/lib/profile/renew-recovery-codes';
import { turnOffSecondFactor } from '@/lib/profile/turn-off-second-factor';
import { turnOnSecondFactor } from '@/lib/profile/turn-on-second-factor';
import type { TenantContext } from '@/lib/server/context';
import { asAdmin, asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { loadSession } from '@/tests/support/load-session';
import { openSession } from '@/tests/support/open-session';
import { quickHash } from '@/tests/support/quick-hash';
import { codeOf, countRecoveryCodes, giveSecondFactor, sealedFor } from '@/tests/support/second-factors';

const PASSWORD = 'mango-kafe-7-wout';
const HALF_MINUTE_MS = 30_000;
let passwordHash: string;
let tenant: TestTenant;
let ctx: TenantContext;

beforeAll(async () => {
  passwordHash = await quickHash(PASSWORD);
});
beforeEach(async () => {
  tenant = await makeTenant();
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
  ctx = { ...(await asAgent(tenant)), address: newId() };
});
afterAll(closeDatabase);

function signIn(code?: string, password = PASSWORD) {
  const input = { tenant: tenant.slug, email: `agent@${tenant.slug}.test`, password, code };
  return logIn(input, { address: newId(), userAgent: null });
}

async function turnOn(secret = makeSecret()) {
  const sealedSecret = sealedFor(tenant, ctx.member.id, secret);
  const code = codeOf(secret);
  const { codes } = await turnOnSecondFactor(ctx, { ownPassword: PASSWORD, sealedSecret, code });
  return { secret, code, codes };
}

it('is asked for after the password alone, and only the app’s code of now lets in', async () => {
  const secret = await giveSecondFactor(tenant, tenant.members.agent);
  await expect(signIn(undefined, 'wrong')).rejects.toMatchObject({ code: 'invalid_email_or_password' });
  for (const none of [undefined, '', '  '])
    await expect(signIn(none)).rejects.toMatchObject({ code: 'second_factor_required' });
  const early = codeOf(secret, Date.now() - 10 * HALF_MINUTE_MS);
  await expect(signIn(early)).rejects.toMatchObject({
    code: 'invalid_second_factor',
    fields: { code: 'invalid_second_factor' },
  });
  const code = codeOf(secret);
  await expect(signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).resolves.toMatchObject({ user: { role: 'agent' } });
});

it('takes each code once: a replayed one is refused, also of two at the same time, and so are earlier ones', async () => {
  const secret = await giveSecondFactor(tenant, tenant.members.agent);
  const code = codeOf(secret);
  const both = await Promise.allSettled([signIn(code), signIn(code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(signIn(code)).rejects.toMatchObject({ code: 'invalid_second_factor' });
  await expect(signIn(codeOf(secret, Date.now() - HALF_MINUTE_MS))).rejects.toMatchObject({
    code: 'invalid_second_factor',
  });
});

it('does not take the code again with which it was turned on', async () => {
  const { code } = await turnOn();
  await expect(signIn(code)).rejects.toMatchObject({ code: 'invalid_second_factor' });
});

it('locks the account after five wrong codes, as after five wrong passwords', async () => {
  const secret = await giveSecondFactor(tenant, tenant.members.agent);
  for (let guess = 0; guess < 5; guess += 1)
    await expect(signIn('abc')).rejects.toMatchObject({ code: 'invalid_second_factor' });
  await expect(signIn(codeOf(secret))).rejects.toMatchObject({ code: 'account_locked' });
});

it('counts guesses that come at once one after the other', async () => {
  await giveSecondFactor(tenant, tenant.members.agent);
  const guesses = await Promise.allSettled(Array.from({ length: 8 }, () => signIn('abc')));
  const codes = guesses.map((guess) => guess.status === 'rejected' && guess.reason.code);
  expect(codes.filter((code) => code === 'invalid_second_factor')).toHaveLength(5);
  expect(codes.filter((code) => code === 'account_locked')).toHaveLength(3);
});

it('takes a recovery code instead, however it is typed, each once; new ones end the old', async () => {
  const { codes } = await turnOn();
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = '', third = ''] = codes;
  await signIn(first.toLowerCase().replaceAll('-', ' '));
  await expect(signIn(first)).rejects.toMatchObject({ code: 'invalid_second_factor' });
  await signIn(second);
  expect(await countRecoveryCodes(tenant, ctx.member.id)).toEqual({ used: 2, left: 8 });
  const renewed = await renewRecoveryCodes(ctx, { ownPassword: PASSWORD });
  await expect(signIn(third)).rejects.toMatchObject({ code: 'invalid_second_factor' });
  await signIn(renewed.codes[0]);
});

it('is stored encrypted, its recovery codes as hashes, and neither is in the audit log or a stored answer', async () => {
  const { secret, codes } = await turnOn();
  const stored = await withTenant(tenant.id, async (tx) => [
    await tx.select().from(secondFactors),
    await tx.execute(sql`select * from recovery_codes`),
    await tx.select().from(auditEntries),
    await tx.select().from(idempotencyKeys),
  ]);
  const text = JSON.stringify(stored);
  expect(text).toContain('second_factor');
  for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(text).not.toContain(hidden);
});

it('is turned on with a secret that the server made for this member, and with a code of it', async () => {
  const secret = makeSecret();
  const given = { ownPassword: PASSWORD, code: codeOf(secret) };
  const foreign = sealedFor(tenant, tenant.members.manager, secret);
  for (const sealedSecret of [foreign, secret, ''])
    await expect(turnOnSecondFactor(ctx, { ...given, sealedSecret })).rejects.toMatchObject({
      code: 'invalid_second_factor',
    });
  const { sealedSecret, secret: shown } = await offerSecondFactor(ctx);
  const code = codeOf(shown.replaceAll(' ', ''));
  await expect(turnOnSecondFactor(ctx, { ...given, sealedSecret, code: '000 00' })).rejects.toMatchObject({
    code: 'invalid_second_factor',
  });
  await turnOnSecondFactor(ctx, { ...given, sealedSecret, code });
  await expect(turnOnSecondFactor(ctx, { ...given, sealedSecret, code })).rejects.toMatchObject({
    code: 'second_factor_on',
  });
});

it('is turned on, off and renewed only with the password, whose guesses count with failed sign-ins', async () => {
  await giveSecondFactor(tenant, tenant.members.agent);
  for (const change of [turnOffSecondFactor, renewRecoveryCodes])
    await expect(change(ctx, { ownPassword: 'wrong' })).rejects.toMatchObject({
      fields: { ownPassword: 'wrong_password' },
    });
  for (let guess = 0; guess < 3; guess += 1)
    await expect(turnOffSecondFactor(ctx, { ownPassword: 'wrong' })).rejects.toMatchObject({ code: 'wrong_password' });
  await expect(turnOffSecondFactor(ctx, { ownPassword: PASSWORD })).rejects.toMatchObject({ code: 'account_locked' });
  await expect(signIn()).rejects.toMatchObject({ code: 'account_locked' });
});

it('can be reset by an admin, which signs out; nobody resets their own without the password', async () => {
  const admin = await asAdmin(tenant);
  await turnOn();
  const sessionId = await openSession(tenant, tenant.members.agent);
  await resetSecondFactor(admin, { memberId: tenant.members.agent });
  expect(await loadSession(tenant.id, sessionId)).toMatchObject({ live: false });
  await expect(signIn()).resolves.toBeDefined();
  expect(await countRecoveryCodes(tenant, ctx.member.id)).toEqual({ used: 0, left: 0 });
  await giveSecondFactor(tenant, tenant.members.admin);
  await expect(resetSecondFactor(admin, { memberId: tenant.members.admin })).rejects.toMatchObject({
    code: 'own_account',
  });
});

it('holds whoever has none at the next request where the company asks for it, and then stays on', async () => {
  const admin = await asAdmin(tenant);
  await giveSecondFactor(tenant, tenant.members.admin);
  const sessionId = await openSession(tenant, tenant.members.agent);
  expect(await loadSession(tenant.id, sessionId)).toMatchObject({ mustEnroll: false });
  await requireSecondFactor(admin, { required: true });
  expect(await loadSession(tenant.id, sessionId)).toMatchObject({ mustEnroll: true });
  await turnOn();
  expect(await loadSession(tenant.id, sessionId)).toMatchObject({ mustEnroll: false });
  await expect(turnOffSecondFactor(ctx, { ownPassword: PASSWORD })).rejects.toMatchObject({
    code: 'second_factor_compulsory',
  });
});
