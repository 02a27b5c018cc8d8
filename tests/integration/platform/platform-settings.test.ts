import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withPlatform, withTenant } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { operatorSessions, operators } from '@/db/schema/operators';
import { platformSettings } from '@/db/schema/platform-settings';
import { logIn } from '@/lib/auth/log-in';
import { loadOperatorSession } from '@/lib/auth/operator-session';
import { databaseCode } from '@/lib/database-error';
import { newId } from '@/lib/id';
import { forgetPlatformSettings, getPlatformSettings } from '@/lib/platform/get-platform-settings';
import { getSupportContacts } from '@/lib/platform/get-support-contacts';
import { changePassword } from '@/lib/profile/change-password';
import { asMember } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { loadSession } from '@/tests/support/load-session';
import { operatorAccount, OPERATOR_PASSWORD as PASSWORD } from '@/tests/support/operator-account';
import { ownDatabase } from '@/tests/support/own-database';
import { quickHash } from '@/tests/support/quick-hash';

type Values = Partial<typeof platformSettings.$inferInsert>;

let tenant: TestTenant;
let initial: Values;
// What holds for the whole platform would reach into other tests.
let done: () => Promise<void>;
beforeAll(async () => {
  done = await ownDatabase();
  initial = await getPlatformSettings();
});
beforeEach(async () => {
  tenant = await makeTenant();
  const passwordHash = await quickHash(PASSWORD);
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
});
afterEach(() => set(initial));
afterAll(() => done());

async function set(values: Values) {
  await withPlatform((tx) => tx.update(platformSettings).set(values));
  forgetPlatformSettings();
}

const refusal = (values: Values) => set(values).then(() => null, databaseCode);
const signIn = (account: { tenant?: string; email: string }) =>
  logIn({ ...account, password: PASSWORD }, { address: `10.8.0.${newId()}`, userAgent: 'a phone' });
const memberToken = async () => (await signIn({ tenant: tenant.slug, email: `agent@${tenant.slug}.test` })).token;

it('begins with what held before there were settings', () => {
  expect(initial).toMatchObject({
    ...{ defaultPlan: 'business', passwordMinLength: 10, memberIdleMinutes: 720, memberSessionDays: 14 },
    ...{ operatorIdleMinutes: 30, operatorSessionHours: 12, operatorSecondFactorRequired: false, signUpOpen: false },
  });
});

it.each<[string, Values]>([
  ['a password shorter than the rule', { passwordMinLength: 9 }],
  ['members idle for longer than twelve hours', { memberIdleMinutes: 721 }],
  ['members signed in for longer than fourteen days', { memberSessionDays: 15 }],
  ['operators idle for longer than half an hour', { operatorIdleMinutes: 31 }],
  ['operators signed in for longer than twelve hours', { operatorSessionHours: 13 }],
  ['a banner without an end', { bannerFrom: new Date(0) }],
  ['a banner that ends as it begins', { bannerFrom: new Date(0), bannerUntil: new Date(0) }],
])('the database refuses %s', async (_, values) => {
  expect(await refusal(values)).toBe('23514');
});

it('the database refuses a plan that nobody has, a second row, and to be read by a company', async () => {
  expect(await refusal({ defaultPlan: 'gold' })).toBe('23503');
  const another = withPlatform((tx) => tx.insert(platformSettings).values({ id: true }));
  expect(await another.then(() => null, databaseCode)).toBe('42501');
  const read = withTenant(tenant.id, (tx) => tx.select().from(platformSettings));
  expect(await read.then(() => null, databaseCode)).toBe('42501');
});

it('is kept in memory until it is forgotten', async () => {
  const before = await getPlatformSettings();
  await withPlatform((tx) => tx.update(platformSettings).set({ brandName: 'Machin' }));
  expect(await getPlatformSettings()).toBe(before);
  forgetPlatformSettings();
  expect((await getPlatformSettings()).brandName).toBe('Machin');
});

it('names whom to ask, and the phone also for WhatsApp', async () => {
  const unset = await getSupportContacts();
  expect(unset.whatsapp).toBe(unset.phone);
  await set({ supportEmail: 'ed@machin.test', supportPhone: '+50937001111' });
  expect(await getSupportContacts()).toEqual({
    ...{ email: 'ed@machin.test', phone: '+50937001111', whatsapp: '+50937001111' },
  });
  await set({ supportWhatsapp: '+50937002222' });
  expect((await getSupportContacts()).whatsapp).toBe('+50937002222');
});

describe('how long sessions last', () => {
  it('a member’s ends after the days that the platform gives', async () => {
    await set({ memberSessionDays: 2 });
    const { sessionId } = await memberToken();
    const days = sql<number>`round(extract(epoch from ${sessions.expiresAt} - ${sessions.createdAt}) / 86400)::int`;
    const [row] = await withTenant(tenant.id, (tx) =>
      tx.select({ days }).from(sessions).where(eq(sessions.id, sessionId)),
    );
    expect(row?.days).toBe(2);
  });

  it('a member’s that was idle for longer than that is refused at the next request', async () => {
    const token = await memberToken();
    const idle = { lastSeenAt: sql`now() - interval '20 minutes'` };
    await withTenant(tenant.id, (tx) => tx.update(sessions).set(idle).where(eq(sessions.id, token.sessionId)));
    await set({ memberIdleMinutes: 19 });
    expect((await loadSession(tenant.id, token.sessionId))?.live).toBe(false);
    await set({ memberIdleMinutes: 21 });
    expect((await loadSession(tenant.id, token.sessionId))?.live).toBe(true);
  });

  it('an operator’s ends by hours, and by minutes without use', async () => {
    await set({ operatorSessionHours: 3, operatorIdleMinutes: 9 });
    const { operator } = await operatorAccount();
    const { token } = await signIn({ email: operator.email });
    const { sessionId } = token;
    const hours = sql<number>`round(extract(epoch from ${operatorSessions.expiresAt} - ${operatorSessions.createdAt}) / 3600)::int`;
    const own = eq(operatorSessions.id, sessionId);
    const [row] = await withPlatform((tx) => tx.select({ hours }).from(operatorSessions).where(own));
    expect(row?.hours).toBe(3);
    const idle = { lastSeenAt: sql`now() - interval '10 minutes'` };
    await withPlatform((tx) => tx.update(operatorSessions).set(idle).where(own));
    expect((await loadOperatorSession(sessionId))?.live).toBe(false);
    await set({ operatorIdleMinutes: 11 });
    expect((await loadOperatorSession(sessionId))?.live).toBe(true);
  });
});

it('a new password has the length that the platform asks for, of a member and of an operator', async () => {
  const chosen = { ownPassword: PASSWORD, password: 'bato-tonner-9-mayi', confirmation: 'bato-tonner-9-mayi' };
  await set({ passwordMinLength: 19 });
  const member = await asMember(tenant, 'agent');
  const operator = await operatorAccount();
  for (const ctx of [member, operator])
    await expect(changePassword(ctx, chosen)).rejects.toMatchObject({ fields: { password: 'password_too_weak' } });
  await set({ passwordMinLength: 18 });
  for (const ctx of [member, operator]) await expect(changePassword(ctx, chosen)).resolves.toMatchObject({});
  const [row] = await withPlatform((tx) =>
    tx.select({ at: operators.passwordSetAt }).from(operators).where(eq(operators.id, operator.operator.id)),
  );
  expect(row?.at).not.toBeNull();
});
