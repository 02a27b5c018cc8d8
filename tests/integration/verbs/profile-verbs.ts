import { makeSecret } from '@/lib/auth/authenticator';
import type { MemberRole } from '@/lib/auth/permissions';
import { hashRecoveryCode, makeRecoveryCodes } from '@/lib/auth/recovery-code';
import { recordPassword } from '@/lib/profile/change-password';
import { endOtherSessions, endOwnSession } from '@/lib/profile/end-own-sessions';
import { recordRecoveryCodes } from '@/lib/profile/renew-recovery-codes';
import { recordSecondFactorOff } from '@/lib/profile/turn-off-second-factor';
import { recordSecondFactor } from '@/lib/profile/turn-on-second-factor';
import { updateProfile } from '@/lib/profile/update-profile';
import type { TestTenant } from '@/tests/support/factories';
import { openSession } from '@/tests/support/open-session';
import { codeOf, giveSecondFactor, sealedFor, takeSecondFactor } from '@/tests/support/second-factors';
import type { VerbCase } from './verb-case';

const ownPassword = 'the one before';
const passwords = (password: string) => ({ ownPassword, password, confirmation: password });
const codeHashes = () => makeRecoveryCodes().map(hashRecoveryCode);

function turningOn(tenant: TestTenant, actor: MemberRole) {
  const secret = makeSecret();
  const sealedSecret = sealedFor(tenant, tenant.members[actor], secret);
  return { ownPassword, sealedSecret, code: codeOf(secret), codeHashes: codeHashes() };
}

export const PROFILE_VERBS: VerbCase[] = [
  {
    verb: updateProfile,
    allowed: async () => ({ name: 'Naika Bazile', locale: 'ht' }),
    forbidden: async () => [{ name: 'Naika Bazile', locale: 'de' }, 'validation_error', { locale: 'invalid_value' }],
    stranger: null,
  },
  {
    verb: recordPassword,
    allowed: async () => passwords('mango-tonnerre-42-bato'),
    forbidden: async () => [passwords('password12'), 'password_too_weak', { password: 'password_too_weak' }],
    stranger: null,
  },
  {
    verb: endOwnSession,
    allowed: async (tenant, actor = 'admin') => ({ sessionId: await openSession(tenant, tenant.members[actor]) }),
    forbidden: async (tenant) => [{ sessionId: await openSession(tenant, tenant.members.agent) }, 'record_not_found'],
    stranger: 'record_not_found',
  },
  {
    verb: endOtherSessions,
    allowed: async (tenant, actor = 'admin') => {
      await openSession(tenant, tenant.members[actor]);
      return { others: true };
    },
    forbidden: async () => [{ others: false }, 'validation_error', { others: 'required' }],
    stranger: null,
  },
  {
    verb: recordSecondFactor,
    allowed: async (tenant, actor = 'admin') => {
      await takeSecondFactor(tenant, tenant.members[actor]);
      return turningOn(tenant, actor);
    },
    forbidden: async (tenant) => {
      await giveSecondFactor(tenant, tenant.members.admin);
      return [turningOn(tenant, 'admin'), 'second_factor_on'];
    },
    stranger: null,
  },
  {
    verb: recordSecondFactorOff,
    allowed: async (tenant, actor = 'admin') => {
      await giveSecondFactor(tenant, tenant.members[actor]);
      return { ownPassword };
    },
    forbidden: async (tenant) => {
      await takeSecondFactor(tenant, tenant.members.admin);
      return [{ ownPassword }, 'second_factor_off'];
    },
    stranger: null,
  },
  {
    verb: recordRecoveryCodes,
    allowed: async (tenant, actor = 'admin') => {
      await giveSecondFactor(tenant, tenant.members[actor]);
      return { ownPassword, codeHashes: codeHashes() };
    },
    forbidden: async (tenant) => {
      await takeSecondFactor(tenant, tenant.members.admin);
      return [{ ownPassword, codeHashes: codeHashes() }, 'second_factor_off'];
    },
    stranger: null,
  },
];
