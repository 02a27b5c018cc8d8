import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { loginAttempts, operators } from '@/db/schema/operators';
import { tenants } from '@/db/schema/tenants';
import { logIn } from '@/lib/auth/log-in';
import { hashPassword } from '@/lib/auth/password';
import { revokeSession } from '@/lib/auth/revoke-session';
import { decodeSessionToken, encodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { loadSession } from '@/tests/support/load-session';

const PASSWORD = 'mango-kafe-7-wout';
let passwordHash: string;
let tenant: TestTenant;
let addresses = 0;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
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

describe('guessing', () => {
  const fail = (of: TestTenant, from: ReturnType<typeof client>) =>
    logIn({ ...account(of), password: 'wrong' }, from).catch((error) => error.code);

  it('locks the account after five failures, from wherever they come, and the right password says so', async () => {
    const other = await company();
    for (let failure = 0; failure < 5; failure += 1)
      expect(await fail(other, client())).toBe('invalid_email_or_password');
    await expect(logIn(account(other), client())).rejects.toMatchObject({ code: 'account_locked' });
    expect(await fail(other, client())).toBe('invalid_email_or_password');
    await expect(logIn(account(other, 'admin'), client())).resolves.toBeDefined();
  });

  it('is not prolonged by what is tried while it lasts, and evaluates no more than thirty guesses in an hour', async () => {
    const other = await company();
    const name = `${other.slug}/agent@${other.slug}.test`;
    await age(name, '14 minutes 59 seconds');
    for (let failure = 0; failure < 6; failure += 1) await fail(other, client());
    await withPlatform((tx) =>
      tx
        .update(loginAttempts)
        .set({ at: sql`${loginAttempts.at} - interval '2 minutes'` })
        .where(eq(loginAttempts.account, name)),
    );
    await expect(logIn(account(other), client())).resolves.toBeDefined();
    await age(name, '20 minutes', 30);
    await expect(logIn(account(other), client())).rejects.toMatchObject({ code: 'invalid_email_or_password' });
  });

  it('unlocks by itself a quarter of an hour later', async () => {
    const other = await company();
    for (let failure = 0; failure < 5; failure += 1) await fail(other, client());
    await age(`${other.slug}/agent@${other.slug}.test`, '16 minutes');
    await expect(logIn(account(other), client())).resolves.toBeDefined();
  });

  it('counts guesses that come all at once as it counts them in a row', async () => {
    const other = await company();
    await Promise.all(Array.from({ length: 8 }, () => fail(other, client())));
    await expect(logIn(account(other), client())).rejects.toMatchObject({ code: 'account_locked' });
  });

  it('resets the count after the right password', async () => {
    const other = await company();
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) await fail(other, client());
      await expect(logIn(account(other), client())).resolves.toBeDefined();
    }
  });

  it('stops an address after thirty failures in fifteen minutes, whichever the accounts', async () => {
    const from = client();
    const other = await company();
    await withPlatform((tx) =>
      tx
        .insert(loginAttempts)
        .values(
          Array.from({ length: 30 }, (_, index) => ({ id: newId(), account: `x/${index}`, address: from.address })),
        ),
    );
    await expect(logIn(account(other), from)).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(logIn(account(other), client())).resolves.toBeDefined();
  });

  async function age(name: string, interval: string, length = 5): Promise<void> {
    await withPlatform((tx) => tx.delete(loginAttempts).where(eq(loginAttempts.account, name)));
    const rows = Array.from({ length }, () => ({
      id: newId(),
      account: name,
      address: '10.9.9.9',
      at: sql`now() - ${interval}::interval`,
    }));
    await withPlatform((tx) => tx.insert(loginAttempts).values(rows));
  }
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
