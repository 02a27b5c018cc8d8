import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { operatorSessions, operators, platformAuditEntries } from '@/db/schema/operators';
import { logIn } from '@/lib/auth/log-in';
import { OPERATOR_ROLES, type OperatorRole } from '@/lib/auth/operator-permissions';
import { isPasswordLink } from '@/lib/auth/password-link';
import { setPassword } from '@/lib/auth/set-password';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { createOperator } from '@/lib/operators/create-operator';
import { listOperators } from '@/lib/operators/list-operators';
import { resetOperatorFactor } from '@/lib/operators/reset-operator-factor';
import { recordOperatorLink, sendOperatorLink } from '@/lib/operators/send-operator-link';
import { updateOperator } from '@/lib/operators/update-operator';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { giveOperatorFactor } from '@/tests/support/second-factors';

afterAll(closeDatabase);

const PASSWORD = 'bato-tonnerre-9-mayi';
const how = { origin: 'http://admin.localhost', locale: 'en' as const };
const person = (role: OperatorRole = 'admin') => ({ name: 'Roseline Guerrier', email: `${newId()}@wout.test`, role });
const rowOf = async (id: string) =>
  (await withPlatform((tx) => tx.select().from(operators).where(eq(operators.id, id))))[0];
const logOf = (id: string) =>
  withPlatform((tx) => tx.select().from(platformAuditEntries).where(eq(platformAuditEntries.entityId, id)));

async function added(role: OperatorRole = 'admin') {
  const values = person(role);
  const { id } = await createOperator(await asOperator('owner'), values);
  return { ...values, id };
}

async function lostPhone(role: OperatorRole = 'admin') {
  const { id } = await added(role);
  await giveOperatorFactor(id);
  return { operatorId: id, reason: 'Phone lost at the beach' };
}

describe.each([
  ['create', async () => [createOperator, person('support')] as const],
  ['update', async () => [updateOperator, { operatorId: (await added()).id, role: 'support', active: true }] as const],
  ['link', async () => [recordOperatorLink, { operatorId: (await added()).id }] as const],
  ['reset of the second factor', async () => [resetOperatorFactor, await lostPhone()] as const],
])('%s', (_name, make) => {
  it('is for superadmins and owners in admin mode, and for no member', async () => {
    for (const role of OPERATOR_ROLES) {
      const [verb, input] = await make();
      const refused = { code: 'insufficient_permissions' };
      await expect(verb(await asOperator(role, false), input), role).rejects.toMatchObject(refused);
      const attempt = verb(await asOperator(role), input);
      if (['superadmin', 'owner'].includes(role)) await expect(attempt, role).resolves.toBeDefined();
      else await expect(attempt, role).rejects.toMatchObject(refused);
    }
    const [verb, input] = await make();
    const member = (await asAdmin(await makeTenant())) as never;
    await expect(verb(member, input)).rejects.toMatchObject({ code: 'insufficient_permissions' });
  });

  it('knows only operators that there are, and says which field is wrong', async () => {
    const [verb] = await make();
    for (const nonsense of [null, 7, [], {}, { operatorId: 'x' }, { operatorId: newId(), role: 'admin', active: true }])
      await expect(verb(await asOperator(), nonsense)).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:validation_error|missing_required|record_not_found)$/),
      });
  });
});

describe('an operator', () => {
  it('is added once per address, and is in the log', async () => {
    const ctx = await asOperator();
    const values = person('support');
    const { id } = await createOperator(ctx, { ...values, email: ` ${values.email.toUpperCase()} ` });
    await expect(createOperator(ctx, values)).rejects.toMatchObject({ fields: { email: 'duplicate_email' } });
    expect((await listOperators(ctx)).find((row) => row.id === id)).toMatchObject({
      ...values,
      active: true,
      invited: true,
    });
    expect(await logOf(id)).toMatchObject([
      { action: 'operators.create', operatorId: ctx.operator.id, entity: 'operator', after: values },
    ]);
  });

  it('is given no role above that of who gives it, and is touched by nobody below', async () => {
    const superadmin = await asOperator('superadmin');
    const above = { code: 'role_above_own' };
    await expect(createOperator(superadmin, person('owner'))).rejects.toMatchObject(above);
    const owner = { operatorId: (await added('owner')).id };
    await expect(updateOperator(superadmin, { ...owner, role: 'admin', active: true })).rejects.toMatchObject(above);
    await expect(updateOperator(superadmin, { ...owner, role: 'owner', active: false })).rejects.toMatchObject(above);
    await expect(recordOperatorLink(superadmin, owner)).rejects.toMatchObject(above);
    const admin = { operatorId: (await added('admin')).id, active: true };
    await expect(updateOperator(superadmin, { ...admin, role: 'owner' })).rejects.toMatchObject(above);
    await updateOperator(await asOperator('owner'), { ...admin, role: 'owner' });
    expect(await rowOf(admin.operatorId)).toMatchObject({ role: 'owner' });
  });

  it('can’t demote or deactivate themselves', async () => {
    const ctx = await asOperator('owner');
    const own = { operatorId: ctx.operator.id, role: 'owner', active: true };
    for (const change of [{ role: 'superadmin' }, { active: false }])
      await expect(updateOperator(ctx, { ...own, ...change })).rejects.toMatchObject({ code: 'own_account' });
  });

  it('who is demoted meanwhile demotes nobody', async () => {
    const [one, other] = [await asOperator('owner'), await asOperator('owner')];
    const demote = (by: typeof one, whom: typeof one) =>
      updateOperator(by, { operatorId: whom.operator.id, role: 'admin', active: true });
    const both = await Promise.allSettled([demote(one, other), demote(other, one)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'insufficient_permissions' },
    });
  });

  it('who is kept out is signed out at once, and may return', async () => {
    const { id } = await added();
    const session = { id: newId(), operatorId: id, expiresAt: new Date(Date.now() + HOUR_MS) };
    await withPlatform((tx) => tx.insert(operatorSessions).values(session));
    const ctx = await asOperator();
    await updateOperator(ctx, { operatorId: id, role: 'admin', active: false });
    const [ended] = await withPlatform((tx) =>
      tx.select().from(operatorSessions).where(eq(operatorSessions.id, session.id)),
    );
    expect(ended?.revokedAt).not.toBeNull();
    await expect(recordOperatorLink(ctx, { operatorId: id })).rejects.toMatchObject({ code: 'invalid_transition' });
    await updateOperator(ctx, { operatorId: id, role: 'admin', active: true });
    expect(await rowOf(id)).toMatchObject({ active: true });
  });

  it('chooses a password by the link, and signs in; support may then switch to admin mode', async () => {
    const { id, email } = await added('support');
    expect((await rowOf(id))?.permissions).toEqual(['admin.view']);
    const { answer } = await sendOperatorLink(await asOperator(), { operatorId: id }, how);
    expect(answer).toMatchObject({ purpose: 'invitation', email });
    const code = answer.link.split('code=')[1] ?? '';
    expect(await isPasswordLink(code)).toBe(true);
    const weak = setPassword({ code, password: 'password12', confirmation: 'password12' });
    await expect(weak).rejects.toMatchObject({ fields: { password: 'password_too_weak' } });
    expect(await setPassword({ code, password: PASSWORD, confirmation: PASSWORD })).toEqual({ slug: null });
    await expect(setPassword({ code, password: PASSWORD, confirmation: PASSWORD })).rejects.toMatchObject({
      code: 'invalid_code',
    });
    const client = { address: newId(), userAgent: null };
    expect(await logIn({ email, password: PASSWORD }, client)).toMatchObject({ user: { id }, adminMode: false });
    await updateOperator(await asOperator(), { operatorId: id, role: 'admin', active: true });
    expect(await logIn({ email, password: PASSWORD }, client)).toMatchObject({ adminMode: true });
    expect((await logOf(id)).map(({ action }) => action)).toContain('operators.set_password');
  });
});

describe('a link', () => {
  const link = async (id: string, by = asOperator('owner')) => {
    const { answer } = await sendOperatorLink(await by, { operatorId: id }, how);
    return answer.link.split('code=')[1] ?? '';
  };

  it('ends with the rights of who made it, with a newer one, and with its operator', async () => {
    const { id } = await added();
    const issuer = await asOperator('superadmin');
    const code = await link(id, Promise.resolve(issuer));
    const change = (operatorId: string, values: Partial<typeof operators.$inferInsert>) =>
      withPlatform((tx) => tx.update(operators).set(values).where(eq(operators.id, operatorId)));
    await change(issuer.operator.id, { role: 'admin' });
    expect(await isPasswordLink(code)).toBe(false);
    await change(issuer.operator.id, { role: 'superadmin' });
    await change(id, { role: 'owner' });
    expect(await isPasswordLink(code)).toBe(false);
    await change(id, { role: 'admin', active: false });
    expect(await isPasswordLink(code)).toBe(false);
    await change(id, { active: true });
    expect(await isPasswordLink(code)).toBe(true);
    const newer = await link(id);
    expect([await isPasswordLink(code), await isPasswordLink(newer)]).toEqual([false, true]);
  });

  it('is neither made nor recorded where nobody has set to which address it leads', async () => {
    const { id } = await added();
    const nowhere = sendOperatorLink(await asOperator(), { operatorId: id }, { ...how, origin: null });
    await expect(nowhere).rejects.toMatchObject({ code: 'link_origin_missing' });
    expect(await logOf(id)).toHaveLength(1);
  });
});
