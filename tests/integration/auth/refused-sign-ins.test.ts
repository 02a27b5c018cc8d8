import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { assertOwnPassword } from '@/lib/auth/assert-own-password';
import { logIn } from '@/lib/auth/log-in';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { logLines } from '@/tests/support/log-lines';
import { quickHash } from '@/tests/support/quick-hash';

const PASSWORD = 'mango-kafe-7-wout';
/** An address of which the log has the network alone. */
const client = { address: '2001:db8:1:2:3:4:5:6', userAgent: 'test' };
const network = '2001:db8:1:2::/64';

let tenant: TestTenant;
let who: { tenantId: string; memberId: string };

beforeAll(async () => {
  tenant = await makeTenant();
  who = { tenantId: tenant.id, memberId: tenant.members.agent };
  const passwordHash = await quickHash(PASSWORD);
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
});
afterAll(closeDatabase);

async function tried(email: string, password: string) {
  const lines = await logLines(() => logIn({ tenant: tenant.slug, email, password }, client).catch(() => undefined));
  const text = JSON.stringify(lines);
  for (const typed of [email, password, client.address]) expect(text).not.toContain(typed);
  return lines;
}

it('a refused password is logged with the member whose it is not and the network, one of nobody with the network alone', async () => {
  const email = `agent@${tenant.slug}.test`;
  const code = 'invalid_email_or_password';
  expect(await tried(email, 'a-wrong-password')).toMatchObject([{ level: 30, ...who, code, network }]);
  const [unknown, ...more] = await tried('rose@nowhere.test', 'a-wrong-password');
  expect([unknown?.code, unknown?.network, unknown?.memberId, more]).toEqual([code, network, undefined, []]);
  expect(await tried(email, PASSWORD)).toEqual([]);
});

it('the failure that locks an account is logged once, and what is refused because of that', async () => {
  const email = `agent@${tenant.slug}.test`;
  const locks: boolean[] = [];
  for (let failure = 0; failure < 6; failure += 1) {
    const lines = await tried(email, 'a-wrong-password');
    const lock = lines.find(({ level }) => level === 40);
    if (lock) expect(lock).toMatchObject(who);
    locks.push(lock !== undefined);
  }
  expect(locks).toEqual([false, false, false, false, true, false]);
  expect(await tried(email, PASSWORD)).toMatchObject([{ ...who, code: 'account_locked', network }]);
});

it('so is a wrong password of one’s own, before a change to the account', async () => {
  const ctx = { ...(await asManager(tenant)), address: client.address };
  const lines = await logLines(() => assertOwnPassword(ctx, 'a-wrong-password').catch(() => undefined));
  expect(lines).toMatchObject([
    { tenantId: tenant.id, memberId: tenant.members.manager, code: 'wrong_password', network },
  ]);
});
