import { afterAll, expect, it } from 'vitest';
import { logOutAction } from '@/app/auth/login/actions';
import { closeDatabase } from '@/db/client';
import { authOptions } from '@/lib/auth/config';
import { decodeSessionToken, encodeSessionToken } from '@/lib/auth/token';
import { beginVisit } from '@/lib/visits/begin-visit';
import { makeTenant } from '@/tests/support/factories';
import { arrive, memberToken, nextRequest, operatorToken } from '@/tests/support/next/arrive';
import { asked } from '@/tests/support/next/asked';
import { answerOf } from '@/tests/support/next/routes';
import { openOperatorSession } from '@/tests/support/operator-account';

const EXPIRED = [401, 'session_expired'];
afterAll(closeDatabase);

it('ends the session itself, so that a kept cookie or token opens nothing any more, and leaves the other devices alone', async () => {
  const tenant = await makeTenant();
  const [here, elsewhere] = [await memberToken(tenant, 'agent'), await memberToken(tenant, 'agent')];
  expect(await nextRequest(here)).toEqual([200]);
  expect(await logOutAction()).toMatch(/\/auth\/login/);
  expect(asked.set.at(-1)).toMatchObject({ name: 'wout.session', value: '', options: { maxAge: 0 } });
  expect(await nextRequest(here)).toEqual(EXPIRED);
  arrive(null, { authorization: `Bearer ${here}` });
  expect(await answerOf({ method: 'GET', file: 'app/api/vehicles/route.ts' })).toEqual(EXPIRED);
  expect(await nextRequest(elsewhere)).toEqual([200]);
});

it('ends an operator’s session too, and not the one on another device', async () => {
  const { ctx, token } = await operatorToken('support');
  const elsewhere = await encodeSessionToken({ sessionId: await openOperatorSession(ctx), tenantId: null });
  expect(await nextRequest(token, 'operator')).toEqual([200]);
  await logOutAction();
  expect(await nextRequest(token, 'operator')).toEqual(EXPIRED);
  expect(await nextRequest(elsewhere, 'operator')).toEqual([200]);
});

it('ends an operator’s visit to a company', async () => {
  const [{ ctx }, { id: tenantId }] = [await operatorToken('admin'), await makeTenant()];
  const { sessionId } = await beginVisit(ctx, { tenantId, reason: 'Asked for help' });
  const visitors = await encodeSessionToken({ sessionId, tenantId });
  const vehicles = () => {
    arrive(visitors);
    return answerOf({ method: 'GET', file: 'app/api/vehicles/route.ts' });
  };
  expect(await vehicles()).toEqual([200]);
  await logOutAction();
  expect(await vehicles()).toEqual([401, 'visit_ended']);
});

it('ends the session of who signs out by next-auth, too', async () => {
  for (const [token, area] of [
    [await memberToken(await makeTenant(), 'agent'), 'member'],
    [(await operatorToken('support')).token, 'operator'],
  ] as const) {
    const named = await decodeSessionToken(token);
    await authOptions(false).events?.signOut?.({ token: { sid: named?.sessionId, tid: named?.tenantId } } as never);
    expect(await nextRequest(token, area), area).toEqual(EXPIRED);
  }
});

it('is nothing that another site can do to a member', async () => {
  const token = await memberToken(await makeTenant(), 'agent');
  for (const origin of ['http://evil.example', 'null']) {
    arrive(token, { origin });
    await expect(logOutAction()).rejects.toMatchObject({ code: 'invalid_origin' });
  }
  expect(await nextRequest(token)).toEqual([200]);
});
