import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { operatorRecoveryCodes, platformAuditEntries } from '@/db/schema/operators';
import { logIn } from '@/lib/auth/log-in';
import { loadOperatorSession } from '@/lib/auth/operator-session';
import { newId } from '@/lib/id';
import { listOperators } from '@/lib/operators/list-operators';
import { resetOperatorFactor } from '@/lib/operators/reset-operator-factor';
import { turnOnSecondFactor } from '@/lib/profile/turn-on-second-factor';
import { asOperator } from '@/tests/support/as-operator';
import { confirmedFactor, OPERATOR_PASSWORD, operatorAccount } from '@/tests/support/operator-account';
import { giveOperatorFactor } from '@/tests/support/second-factors';

afterAll(closeDatabase);

const reason = 'Phone lost at the beach';

it('signs the colleague out, lets them in by password alone, and is in the log with its reason', async () => {
  const theirs = await operatorAccount();
  const { id, email } = theirs.operator;
  await turnOnSecondFactor(theirs, confirmedFactor(theirs));
  const signIn = () => logIn({ email, password: OPERATOR_PASSWORD }, { address: newId(), userAgent: null });
  await expect(signIn()).rejects.toMatchObject({ code: 'second_factor_required' });
  const ctx = await asOperator('superadmin');
  const shown = async () => (await listOperators(ctx)).find((row) => row.id === id)?.secondFactor;
  expect(await shown()).toBe(true);
  await resetOperatorFactor(ctx, { operatorId: id, reason });
  expect(await shown()).toBe(false);
  expect(await loadOperatorSession(theirs.sessionId)).toMatchObject({ live: false });
  await expect(signIn()).resolves.toBeDefined();
  const left = await withPlatform((tx) =>
    tx.select().from(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, id)),
  );
  expect(left).toEqual([]);
  const log = await withPlatform((tx) =>
    tx.select().from(platformAuditEntries).where(eq(platformAuditEntries.operatorId, ctx.operator.id)),
  );
  expect(log).toMatchObject([
    {
      ...{ action: 'operators.reset_second_factor', entity: 'operator', entityId: id, actorName: 'The operator' },
      after: { secondFactor: false, reason, endedSessions: 1 },
    },
  ]);
});

it('is refused for oneself, for who stands above, without a reason, and where there is none', async () => {
  const ctx = await asOperator('superadmin');
  const [equal, owner] = [await asOperator('superadmin'), await asOperator('owner')];
  for (const { operator } of [ctx, equal, owner]) await giveOperatorFactor(operator.id);
  const reset = (operatorId: string, why = reason) => resetOperatorFactor(ctx, { operatorId, reason: why });
  await expect(reset(ctx.operator.id)).rejects.toMatchObject({ code: 'own_account' });
  await expect(reset(owner.operator.id)).rejects.toMatchObject({ code: 'role_above_own' });
  await expect(reset(equal.operator.id, ' ')).rejects.toMatchObject({ fields: { reason: 'reason_required' } });
  await reset(equal.operator.id);
  await expect(reset(equal.operator.id)).rejects.toMatchObject({ code: 'second_factor_off' });
  const rows = await listOperators(ctx);
  const holders = [ctx, owner].map(({ operator }) => rows.find(({ id }) => id === operator.id)?.secondFactor);
  expect(holders).toEqual([true, true]);
});
