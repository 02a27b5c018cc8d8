import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { logInAction } from '@/app/auth/login/actions';
import { closeDatabase, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { decodeSessionToken, encodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken, nextRequest } from '@/tests/support/next/arrive';
import { asked } from '@/tests/support/next/asked';
import { callRoute } from '@/tests/support/next/routes';
import { quickHash } from '@/tests/support/quick-hash';

const PASSWORD = 'mango-kafe-7-wout';
let tenant: TestTenant;
let account: object;
beforeEach(async () => {
  tenant = await makeTenant();
  const passwordHash = await quickHash(PASSWORD);
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
  account = { tenant: tenant.slug, email: `manager@${tenant.slug}.test`, password: PASSWORD };
});
afterAll(closeDatabase);

/** Signs in in a browser that holds a token already, and returns the one it holds then. */
async function signIn(held: string): Promise<string> {
  const host = `${tenant.slug}.localhost:3000`;
  arrive(held, { host, origin: `http://${host}`, 'x-wout-tenant': tenant.slug, 'x-forwarded-for': newId() });
  expect(await logInAction(account, null)).toMatchObject({ ok: true });
  return asked.cookies.get('wout.session') ?? '';
}

const idOf = async (token: string) => (await decodeSessionToken(token))?.sessionId;

it('a session that somebody else put into the browser is neither taken over nor raised', async () => {
  const attackers = await memberToken(tenant, 'agent');
  const victims = await signIn(attackers);
  expect(await idOf(victims)).not.toBe(await idOf(attackers));
  expect(await nextRequest(victims)).toEqual([200]);
  // The browser had it, so that one ends.
  expect(await nextRequest(attackers)).toEqual([401, 'session_expired']);
});

it('an identifier that somebody else chose is never used', async () => {
  const sessionId = newId();
  const chosen = await encodeSessionToken({ sessionId, tenantId: tenant.id });
  expect(await idOf(await signIn(chosen))).not.toBe(sessionId);
  expect(await nextRequest(chosen)).toEqual([401, 'session_expired']);
});

it('each sign-in is a session of its own, also for a client of the API', async () => {
  const ids: (string | undefined)[] = [];
  for (let time = 0; time < 2; time += 1) {
    arrive(null);
    const answer = await callRoute({ method: 'POST', file: 'app/api/auth/login/route.ts' }, { body: account });
    ids.push(await idOf((await answer.json()).token));
    ids.push(await idOf(await signIn('')));
  }
  expect(new Set(ids).size).toBe(4);
});
