import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { platformAuditEntries } from '@/db/schema/operators';
import { OPERATOR_ROLES } from '@/lib/auth/operator-permissions';
import { hashRecoveryCode, makeRecoveryCodes } from '@/lib/auth/recovery-code';
import { newId } from '@/lib/id';
import { recordOperatorPassword } from '@/lib/profile/change-password';
import { endOtherOperatorSessions, endOwnOperatorSession } from '@/lib/profile/end-own-sessions';
import { recordOperatorCodes } from '@/lib/profile/renew-recovery-codes';
import { recordOperatorFactorOff } from '@/lib/profile/turn-off-second-factor';
import { recordOperatorFactor } from '@/lib/profile/turn-on-second-factor';
import { updateOperatorProfile } from '@/lib/profile/update-profile';
import type { AdminContext } from '@/lib/server/admin-context';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import {
  confirmedFactor,
  OPERATOR_PASSWORD,
  openOperatorSession,
  operatorAccount,
} from '@/tests/support/operator-account';
import { giveOperatorFactor } from '@/tests/support/second-factors';

const NEXT = 'bato-tonnerre-9-mayi';
const own = { ownPassword: OPERATOR_PASSWORD };
const codeHashes = () => makeRecoveryCodes().map(hashRecoveryCode);
let ctx: AdminContext;
beforeEach(async () => {
  ctx = await operatorAccount();
});
afterAll(closeDatabase);

const logOf = ({ operator }: AdminContext) =>
  withPlatform((tx) => tx.select().from(platformAuditEntries).where(eq(platformAuditEntries.entityId, operator.id)));

describe.each([
  ['update', updateOperatorProfile, () => ({ name: 'Naika Bazile', locale: 'ht' }), { locale: 'de' }],
  [
    'change_password',
    recordOperatorPassword,
    () => ({ ...own, password: NEXT, confirmation: NEXT }),
    { ...own, password: 'password12', confirmation: 'password12' },
  ],
  [
    'end_session',
    endOwnOperatorSession,
    async (as: AdminContext) => ({ sessionId: await openOperatorSession(as) }),
    { sessionId: newId() },
  ],
  ['end_other_sessions', endOtherOperatorSessions, () => ({ others: true }), { others: false }],
  [
    'turn_on_second_factor',
    recordOperatorFactor,
    (as: AdminContext) => ({ ...confirmedFactor(as), codeHashes: codeHashes() }),
    { ...own, sealedSecret: 'x', code: '1', codeHashes: [] },
  ],
  [
    'renew_recovery_codes',
    recordOperatorCodes,
    async ({ operator }: AdminContext) => {
      await giveOperatorFactor(operator.id);
      return { ...own, codeHashes: codeHashes() };
    },
    { ...own, codeHashes: codeHashes() },
  ],
  [
    'turn_off_second_factor',
    recordOperatorFactorOff,
    async ({ operator }: AdminContext) => {
      await giveOperatorFactor(operator.id);
      return own;
    },
    own,
  ],
] as const)('operator_profile.%s', (act, verb, allowed, forbidden) => {
  it('is for every operator, also outside admin mode, and for no member', async () => {
    for (const role of OPERATOR_ROLES) {
      for (const mode of [true, false]) {
        const as = await operatorAccount(role, mode);
        await expect(verb(as, await allowed(as)), role).resolves.toBeDefined();
        expect(await logOf(as)).toMatchObject([{ action: `operator_profile.${act}`, operatorId: as.operator.id }]);
      }
    }
    const member = (await asAdmin(await makeTenant())) as never;
    await expect(verb({ ...Object(member), operator: { role: null } } as never, {})).rejects.toMatchObject({
      code: 'insufficient_permissions',
    });
  });

  it('is refused where input or state forbid it, and leaves no trace', async () => {
    await expect(verb(ctx, forbidden)).rejects.toMatchObject({ code: expect.any(String) });
    await expect(verb(ctx, null)).rejects.toMatchObject({ code: expect.stringMatching(/validation|missing/) });
    expect(await logOf(ctx)).toEqual([]);
  });
});
