import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withPlatform } from '@/db/client';
import { platformAuditEntries } from '@/db/schema/operators';
import { platformSettings } from '@/db/schema/platform-settings';
import { withMemberSession } from '@/lib/auth/member-session';
import { OPERATOR_ROLES } from '@/lib/auth/operator-permissions';
import { encodeSessionToken } from '@/lib/auth/token';
import { getFactorRule } from '@/lib/operators/get-factor-rule';
import { requireOperatorFactor } from '@/lib/operators/require-operator-factor';
import { getOperatorProfile } from '@/lib/profile/get-operator-profile';
import { turnOffSecondFactor } from '@/lib/profile/turn-off-second-factor';
import { turnOnSecondFactor } from '@/lib/profile/turn-on-second-factor';
import {
  type AdminContext,
  adminContext,
  enrollingOperatorContext,
  operatorContext,
  requireAdmin,
} from '@/lib/server/admin-context';
import { signedInHome } from '@/lib/tenants/signed-in-home';
import { beginVisit } from '@/lib/visits/begin-visit';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { confirmedFactor, OPERATOR_PASSWORD, operatorAccount } from '@/tests/support/operator-account';
import { ownDatabase } from '@/tests/support/own-database';

const request = vi.hoisted(() => ({ session: null as string | null }));
// Next's own functions, which give a page its request.
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({ get: (name: string) => name === 'wout.session' && { value: request.session } }),
}));

const own = { ownPassword: OPERATOR_PASSWORD };
let ctx: AdminContext;
beforeEach(async () => {
  ctx = await operatorAccount();
  request.session = await encodeSessionToken({ sessionId: ctx.sessionId, tenantId: null });
});
afterEach(() => ask(false));
// What holds for all operators would reach into other tests.
let done: () => Promise<void>;
beforeAll(async () => {
  done = await ownDatabase();
});
afterAll(() => done());

function ask(operatorSecondFactorRequired: boolean) {
  return withPlatform((tx) => tx.update(platformSettings).set({ operatorSecondFactorRequired }));
}

/** Where a page sends the caller, or `let in`. */
const destination = () =>
  requireAdmin('tenants.view').then(
    () => 'let in',
    (error) => String(error.digest ?? error).split(';')[2],
  );

describe('where the platform asks for a second factor', () => {
  it('an operator without one is refused everything from the next request on, but setting it up', async () => {
    expect(await destination()).toBe('let in');
    await ask(true);
    for (const work of [operatorContext, () => adminContext('tenants.view'), () => adminContext('profile.edit')])
      await expect(work()).rejects.toMatchObject({ code: 'second_factor_missing' });
    expect(await destination()).toBe('/auth/second-factor');
    expect(await signedInHome()).toBe('/auth/second-factor');
    await turnOnSecondFactor(await enrollingOperatorContext(), confirmedFactor(ctx));
    expect(await destination()).toBe('let in');
    expect(await signedInHome()).toBe('/admin');
  });

  it('nobody turns it off, and the profile says so', async () => {
    await turnOnSecondFactor(ctx, confirmedFactor(ctx));
    await ask(true);
    expect((await getOperatorProfile(ctx)).profile).toMatchObject({ secondFactorRequired: true });
    await expect(turnOffSecondFactor(ctx, own)).rejects.toMatchObject({ code: 'second_factor_compulsory' });
    await ask(false);
    await turnOffSecondFactor(ctx, own);
    expect((await getOperatorProfile(ctx)).profile).toMatchObject({
      secondFactorRequired: false,
      secondFactorAt: null,
    });
  });

  it('a visit of one without it ends', async () => {
    const tenant = await makeTenant();
    const { sessionId } = await beginVisit(ctx, { tenantId: tenant.id, reason: 'Help with an import' });
    const live = () => withMemberSession({ tenantId: tenant.id, sessionId }, async (_tx, session) => session?.live);
    expect(await live()).toBe(true);
    await ask(true);
    expect(await live()).toBe(false);
    await turnOnSecondFactor(await enrollingOperatorContext(), confirmedFactor(ctx));
    expect(await live()).toBe(true);
  });
});

it('is for superadmins and owners in admin mode to ask for, once they have one themselves, and is in the log', async () => {
  for (const role of OPERATOR_ROLES) {
    const refused = { code: 'insufficient_permissions' };
    const outside = await operatorAccount(role, false);
    await expect(requireOperatorFactor(outside, { required: false }), role).rejects.toMatchObject(refused);
    const inside = await operatorAccount(role);
    const attempt = requireOperatorFactor(inside, { required: false });
    if (!['superadmin', 'owner'].includes(role)) await expect(attempt, role).rejects.toMatchObject(refused);
    else await expect(attempt, role).resolves.toEqual({ required: false });
  }
  const member = (await asAdmin(await makeTenant())) as never;
  const attempt = requireOperatorFactor({ ...Object(member), operator: {} } as never, { required: true });
  await expect(attempt).rejects.toMatchObject({ code: 'insufficient_permissions' });
  const owner = await operatorAccount('owner');
  await expect(requireOperatorFactor(owner, { required: 'yes' })).rejects.toMatchObject({
    fields: { required: 'required' },
  });
  await expect(requireOperatorFactor(owner, { required: true })).rejects.toMatchObject({ code: 'second_factor_off' });
  expect(await getFactorRule(owner)).toEqual({ required: false, own: false });
  await turnOnSecondFactor(owner, confirmedFactor(owner));
  await requireOperatorFactor(owner, { required: true });
  expect(await getFactorRule(owner)).toEqual({ required: true, own: true });
  const log = await withPlatform((tx) =>
    tx.select().from(platformAuditEntries).where(eq(platformAuditEntries.operatorId, owner.operator.id)),
  );
  expect(log.at(-1)).toMatchObject({
    action: 'operators.require_second_factor',
    before: { secondFactorRequired: false },
    after: { secondFactorRequired: true },
  });
});
