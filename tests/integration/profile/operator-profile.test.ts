import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { logIn } from '@/lib/auth/log-in';
import { newId } from '@/lib/id';
import { changePassword } from '@/lib/profile/change-password';
import { endOtherOperatorSessions, endOwnOperatorSession } from '@/lib/profile/end-own-sessions';
import { getOperatorProfile } from '@/lib/profile/get-operator-profile';
import { offerSecondFactor } from '@/lib/profile/offer-second-factor';
import { renewRecoveryCodes } from '@/lib/profile/renew-recovery-codes';
import { turnOffSecondFactor } from '@/lib/profile/turn-off-second-factor';
import { turnOnSecondFactor } from '@/lib/profile/turn-on-second-factor';
import { updateOperatorProfile } from '@/lib/profile/update-profile';
import type { AdminContext } from '@/lib/server/admin-context';
import {
  confirmedFactor,
  OPERATOR_PASSWORD,
  openOperatorSession,
  operatorAccount,
} from '@/tests/support/operator-account';
import { codeOf, giveOperatorFactor } from '@/tests/support/second-factors';

const NEXT = 'bato-tonnerre-9-mayi';
const own = { ownPassword: OPERATOR_PASSWORD };
let ctx: AdminContext;
beforeEach(async () => {
  ctx = await operatorAccount();
});
afterAll(closeDatabase);

function signIn(code?: string, password = OPERATOR_PASSWORD) {
  return logIn({ email: ctx.operator.email, password, code }, { address: newId(), userAgent: null });
}

/** With the code of half a minute ago, so that the code of now still signs in. */
async function turnOn() {
  const { sealedSecret, secret: shown } = await offerSecondFactor(ctx);
  const secret = shown.replaceAll(' ', '');
  const code = codeOf(secret, Date.now() - 30_000);
  const { codes } = await turnOnSecondFactor(ctx, { ...own, sealedSecret, code });
  return { secret, code, codes };
}

it('shows name, language, second factor and sessions of the operator alone', async () => {
  await openOperatorSession(await operatorAccount());
  const other = await openOperatorSession(ctx);
  await updateOperatorProfile(ctx, { name: 'Naika Bazile', locale: 'ht' });
  const { codes } = await turnOn();
  await signIn(codes[0]);
  const { profile, sessions } = await getOperatorProfile(ctx);
  expect(profile).toMatchObject({ name: 'Naika Bazile', locale: 'ht', role: 'admin', codesLeft: 9 });
  expect(profile.secondFactorAt).toBeInstanceOf(Date);
  expect(sessions).toHaveLength(3);
  expect(sessions.filter((session) => session.own).map(({ id }) => id)).toEqual([ctx.sessionId]);
  await endOwnOperatorSession(ctx, { sessionId: other });
  await expect(endOwnOperatorSession(ctx, { sessionId: other })).rejects.toMatchObject({ code: 'record_not_found' });
  const strangers = await openOperatorSession(await operatorAccount());
  await expect(endOwnOperatorSession(ctx, { sessionId: strangers })).rejects.toMatchObject({
    code: 'record_not_found',
  });
  expect(await endOtherOperatorSessions(ctx, { others: true })).toEqual({ ended: 1 });
  expect((await getOperatorProfile(ctx)).sessions).toMatchObject([{ id: ctx.sessionId }]);
});

it('changes the password with the present one, which ends the other sessions', async () => {
  await openOperatorSession(ctx);
  const choice = { ...own, password: NEXT, confirmation: NEXT };
  await expect(changePassword(ctx, { ...choice, ownPassword: 'wrong' })).rejects.toMatchObject({
    fields: { ownPassword: 'wrong_password' },
  });
  expect(await changePassword(ctx, choice)).toEqual({ ended: 1 });
  await expect(signIn(undefined)).rejects.toMatchObject({ code: 'invalid_email_or_password' });
  await expect(signIn(undefined, NEXT)).resolves.toBeDefined();
});

it('asks for what was set up at the next sign-in, and no longer once it is off', async () => {
  const { secret, code, codes } = await turnOn();
  expect(new Set(codes).size).toBe(10);
  await expect(signIn()).rejects.toMatchObject({ code: 'second_factor_required' });
  await expect(signIn(code)).rejects.toMatchObject({ code: 'invalid_second_factor' });
  await signIn(codeOf(secret));
  const renewed = await renewRecoveryCodes(ctx, own);
  await expect(signIn(codes[0])).rejects.toMatchObject({ code: 'invalid_second_factor' });
  await signIn(renewed.codes[0]);
  await turnOffSecondFactor(ctx, own);
  await expect(signIn()).resolves.toBeDefined();
});

it('is turned on once, with a secret that the server made for this operator', async () => {
  const stranger = await operatorAccount();
  const { sealedSecret, code } = confirmedFactor(stranger);
  await expect(turnOnSecondFactor(ctx, { ...own, sealedSecret, code })).rejects.toMatchObject({
    fields: { code: 'invalid_second_factor' },
  });
  await turnOn();
  await expect(turnOnSecondFactor(ctx, confirmedFactor(ctx))).rejects.toMatchObject({ code: 'second_factor_on' });
});

it('is changed only with the password, whose guesses count with failed sign-ins', async () => {
  await giveOperatorFactor(ctx.operator.id);
  for (const change of [
    turnOffSecondFactor,
    renewRecoveryCodes,
    turnOffSecondFactor,
    renewRecoveryCodes,
    turnOffSecondFactor,
  ])
    await expect(change(ctx, { ownPassword: 'wrong' })).rejects.toMatchObject({
      fields: { ownPassword: 'wrong_password' },
    });
  await expect(turnOffSecondFactor(ctx, own)).rejects.toMatchObject({ code: 'account_locked' });
  await expect(signIn()).rejects.toMatchObject({ code: 'account_locked' });
});

it('keeps neither secret nor recovery codes readable, also not in the log', async () => {
  const { secret, codes } = await turnOn();
  const stored = await withPlatform(async (tx) => [
    await tx.execute(sql`select * from operator_second_factors`),
    await tx.execute(sql`select * from operator_recovery_codes`),
    await tx.execute(sql`select * from platform_audit_entries`),
  ]);
  const text = JSON.stringify(stored);
  expect(text).toContain(ctx.operator.id);
  for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(text).not.toContain(hidden);
});
