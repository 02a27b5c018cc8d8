import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { operatorRecoveryCodes, operatorSessions, operators } from '@/db/schema/operators';
import { logIn } from '@/lib/auth/log-in';
import { hashRecoveryCode } from '@/lib/auth/recovery-code';
import { newId } from '@/lib/id';
import { quickHash } from '@/tests/support/quick-hash';
import { codeOf, giveOperatorFactor } from '@/tests/support/second-factors';

const PASSWORD = 'mango-kafe-7-wout';
const HALF_MINUTE_MS = 30_000;
let passwordHash: string;
let operatorId: string;
let secret: string;

beforeAll(async () => {
  passwordHash = await quickHash(PASSWORD);
});
beforeEach(async () => {
  operatorId = newId();
  const operator = { id: operatorId, name: 'Roseline Guerrier', email: `${operatorId}@wout.test`, passwordHash };
  await withPlatform((tx) => tx.insert(operators).values({ ...operator, role: 'admin' }));
  secret = await giveOperatorFactor(operatorId);
});
afterAll(closeDatabase);

function signIn(code?: string, password = PASSWORD) {
  return logIn({ email: `${operatorId}@wout.test`, password, code }, { address: newId(), userAgent: null });
}

async function keepRecoveryCode(code: string) {
  await withPlatform((tx) => tx.insert(operatorRecoveryCodes).values({ operatorId, codeHash: hashRecoveryCode(code) }));
}

const sessionsOpened = () =>
  withPlatform((tx) => tx.select().from(operatorSessions).where(eq(operatorSessions.operatorId, operatorId)));

it('is asked of an operator after the right password, and no session exists before it is given', async () => {
  await expect(signIn(undefined, 'wrong')).rejects.toMatchObject({ code: 'invalid_email_or_password' });
  for (const none of [undefined, '', '  '])
    await expect(signIn(none)).rejects.toMatchObject({ code: 'second_factor_required' });
  await expect(signIn(codeOf(secret, Date.now() - 10 * HALF_MINUTE_MS))).rejects.toMatchObject({
    code: 'invalid_second_factor',
    fields: { code: 'invalid_second_factor' },
  });
  expect(await sessionsOpened()).toEqual([]);
  await expect(signIn(codeOf(secret))).resolves.toMatchObject({ adminMode: true, user: { id: operatorId } });
  expect(await sessionsOpened()).toHaveLength(1);
});

it('takes a code once, also of two sign-ins at the same time', async () => {
  const code = codeOf(secret);
  const both = await Promise.allSettled([signIn(code), signIn(code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(signIn(code)).rejects.toMatchObject({ code: 'invalid_second_factor' });
});

it('takes a recovery code once, also of two sign-ins at the same time', async () => {
  await keepRecoveryCode('ABCD-EFGH-JKMN-PQRS');
  const both = await Promise.allSettled([signIn('abcd efgh jkmn pqrs'), signIn('ABCD-EFGH-JKMN-PQRS')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(signIn('ABCD-EFGH-JKMN-PQRS')).rejects.toMatchObject({ code: 'invalid_second_factor' });
});

it('does not take the code or the recovery code of another operator', async () => {
  const other = newId();
  const values = { id: other, name: 'Jean Baptiste', email: `${other}@wout.test`, role: 'owner' as const };
  await withPlatform((tx) => tx.insert(operators).values(values));
  const foreign = await giveOperatorFactor(other);
  await withPlatform((tx) =>
    tx.insert(operatorRecoveryCodes).values({ operatorId: other, codeHash: hashRecoveryCode('ABCD-EFGH') }),
  );
  for (const code of [codeOf(foreign), 'ABCD-EFGH'])
    await expect(signIn(code)).rejects.toMatchObject({ code: 'invalid_second_factor' });
});

it('locks the account after five wrong codes, as after five wrong passwords', async () => {
  for (let guess = 0; guess < 5; guess += 1)
    await expect(signIn('abc')).rejects.toMatchObject({ code: 'invalid_second_factor' });
  await expect(signIn(codeOf(secret))).rejects.toMatchObject({ code: 'account_locked' });
});
