import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members, sessions } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { tenants } from '@/db/schema/tenants';
import { logIn } from '@/lib/auth/log-in';
import { revokeSession } from '@/lib/auth/revoke-session';
import { decodeSessionToken, encodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { loadSession } from '@/tests/support/load-session';
import { quickHash } from '@/tests/support/quick-hash';

const PASSWORD = 'mango-kafe-7-wout';
let passwordHash: string;
let tenant: TestTenant;
let addresses = 0;

beforeAll(async () => {
  passwordHash = await quickHash(PASSWORD);
  tenant = await company();
});
afterAll(closeDatabase);

async function company(): Promise<TestTenant> {
  const made = await makeTenant();
  await withTenant(made.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, made.id)));
  return made;
}

/** A separate client address, so that tests do not throttle each other. */
function client() {
  addresses += 1;
  return { address: `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`, userAgent: 'test' };
}

function account(of: TestTenant = tenant, role = 'agent') {
  return { tenant: of.slug, email: `${role}@${of.slug}.test`, password: PASSWORD };
}

describe('signing in', () => {
  it('opens a session that its token names, and that lives until it is ended', async () => {
    const { token, user } = await logIn(account(), client());
    expect(user).toMatchObject({ id: tenant.members.agent, role: 'agent' });
    const sent = await decodeSessionToken(await encodeSessionToken(token));
    expect(sent).toEqual(token);
    expect(await loadSession(tenant.id, token.sessionId)).toMatchObject({ live: true });
    await revokeSession(token);
    expect(await loadSession(tenant.id, token.sessionId)).toMatchObject({ live: false });
  });

  it('is in the company’s audit log with its device and address, and a wrong password is not', async () => {
    const own = await company();
    await expect(logIn({ ...account(own), password: 'wrong' }, client())).rejects.toThrow();
    const android =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
    const from = { ...client(), userAgent: android };
    await logIn(account(own), from);
    const entries = await withTenant(own.id, (tx) => tx.select().from(auditEntries));
    expect(entries).toMatchObject([
      {
        ...{ action: 'members.sign_in', memberId: own.members.agent, entity: 'member', entityId: own.members.agent },
        ...{ address: from.address, before: null, after: { device: 'Chrome · Android' } },
      },
    ]);
  });

  it('says the same of an unknown company, e-mail and password', async () => {
    for (const wrong of [{ tenant: 'nobody-here' }, { email: 'nobody@lakay.test' }, { password: 'wrong' }])
      await expect(logIn({ ...account(), ...wrong }, client())).rejects.toMatchObject({
        code: 'invalid_email_or_password',
      });
  });

  it('does not open one company with the account of another', async () => {
    const other = await company();
    await expect(logIn({ ...account(), tenant: other.slug }, client())).rejects.toMatchObject({
      code: 'invalid_email_or_password',
    });
  });

  it('takes the e-mail in any case and with spaces around it', async () => {
    await expect(logIn({ ...account(), email: ` AGENT@${tenant.slug}.TEST ` }, client())).resolves.toBeDefined();
  });

  it('tells of a deactivated account, and of a suspended company, only after the right password', async () => {
    const other = await company();
    await withTenant(other.id, (tx) =>
      tx.update(members).set({ active: false }).where(eq(members.id, other.members.agent)),
    );
    await expect(logIn(account(other), client())).rejects.toMatchObject({ code: 'account_suspended' });
    await withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, other.id)));
    await expect(logIn(account(other, 'admin'), client())).rejects.toMatchObject({ code: 'tenant_suspended' });
    await expect(logIn({ ...account(other), password: 'wrong' }, client())).rejects.toMatchObject({
      code: 'invalid_email_or_password',
    });
  });
});

describe('a session', () => {
  it('is not opened by a forged, damaged or foreign token', async () => {
    const { token } = await logIn(account(), client());
    const good = await encodeSessionToken(token);
    for (const bad of ['', 'x', good.slice(0, -4), `${good.slice(0, -6)}AAAAAA`, good.split('.').reverse().join('.')])
      expect(await decodeSessionToken(bad)).toBeNull();
    const other = await company();
    expect(await loadSession(other.id, token.sessionId)).toBeNull();
  });

  it('ends after twelve hours without use, and after fourteen days in any case', async () => {
    const { token } = await logIn(account(), client());
    const set = (values: Partial<Record<'lastSeenAt' | 'expiresAt', ReturnType<typeof sql>>>) =>
      withTenant(tenant.id, (tx) => tx.update(sessions).set(values).where(eq(sessions.id, token.sessionId)));
    const live = async () => (await loadSession(tenant.id, token.sessionId))?.live;
    await set({ lastSeenAt: sql`now() - interval '11 hours 59 minutes'` });
    expect(await live()).toBe(true);
    await set({ lastSeenAt: sql`now() - interval '12 hours 1 minute'` });
    expect(await live()).toBe(false);
    await set({ lastSeenAt: sql`now()`, expiresAt: sql`now() - interval '1 second'` });
    expect(await live()).toBe(false);
  });

  it('of an operator is in admin mode where the role is a system administrator’s', async () => {
    const email = `op${newId().slice(-8)}@wout.test`;
    await withPlatform((tx) =>
      tx.insert(operators).values({ id: newId(), name: 'Operator', email, role: 'superadmin', passwordHash }),
    );
    await expect(logIn({ email, password: PASSWORD }, client())).resolves.toMatchObject({
      tenant: null,
      adminMode: true,
      token: { tenantId: null },
    });
    await expect(logIn({ ...account(), email }, client())).rejects.toMatchObject({ code: 'invalid_email_or_password' });
  });
});
