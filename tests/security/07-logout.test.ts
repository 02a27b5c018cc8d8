import { afterAll, expect, it } from 'vitest';
import { logOutAction } from '@/app/auth/login/actions';
import { closeDatabase } from '@/db/client';
import { makeTenant } from '@/tests/support/factories';
import { arrive, memberToken, nextRequest, operatorToken } from '@/tests/support/next/arrive';
import { asked } from '@/tests/support/next/asked';
import { answerOf } from '@/tests/support/next/routes';

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

it('ends an operator’s session too', async () => {
  const { token } = await operatorToken('support');
  expect(await nextRequest(token, 'operator')).toEqual([200]);
  await logOutAction();
  expect(await nextRequest(token, 'operator')).toEqual(EXPIRED);
});

it('is nothing that another site can do to a member', async () => {
  const token = await memberToken(await makeTenant(), 'agent');
  for (const origin of ['http://evil.example', 'null']) {
    arrive(token, { origin });
    await expect(logOutAction()).rejects.toMatchObject({ code: 'invalid_origin' });
  }
  expect(await nextRequest(token)).toEqual([200]);
});
