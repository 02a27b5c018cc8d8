import { newId } from '@/lib/id';
import { createMember } from '@/lib/members/create-member';
import { endMemberSession, endMemberSessions } from '@/lib/members/end-member-sessions';
import { recordInvitation } from '@/lib/members/invite-member';
import { removeMember } from '@/lib/members/remove-member';
import { requireSecondFactor } from '@/lib/members/require-second-factor';
import { resetSecondFactor } from '@/lib/members/reset-second-factor';
import { recordUnlock } from '@/lib/members/unlock-member';
import { updateMember } from '@/lib/members/update-member';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { openSession } from '@/tests/support/open-session';
import { giveSecondFactor, takeSecondFactor } from '@/tests/support/second-factors';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

const memberFields = () => ({ name: 'Naika Bazile', email: `n${newId().slice(-9)}@lakay.test`, role: 'agent' });

const notPossible = 'invalid_transition';

export const MEMBER_VERBS: VerbCase[] = [
  {
    verb: createMember,
    allowed: async () => memberFields(),
    forbidden: async (tenant) => {
      const fields = memberFields();
      await createMember(await asAdmin(tenant), fields);
      return [fields, 'duplicate_email', { email: 'duplicate_email' }];
    },
    stranger: null,
  },
  {
    verb: updateMember,
    allowed: async (tenant) =>
      edited(tenant, updateMember, { memberId: tenant.members.agent, ...memberFields(), active: true }),
    forbidden: async (tenant) => [
      await edited(tenant, updateMember, { memberId: tenant.members.admin, ...memberFields(), active: true }),
      'own_account',
    ],
    stranger: 'record_not_found',
  },
  {
    verb: removeMember,
    allowed: async (tenant) => ({ memberId: (await createMember(await asAdmin(tenant), memberFields())).id }),
    forbidden: async (tenant) => [{ memberId: tenant.members.admin }, 'own_account'],
    stranger: 'record_not_found',
  },
  {
    verb: recordInvitation,
    allowed: async (tenant) => ({ memberId: tenant.members.agent }),
    forbidden: async (tenant) => {
      const { id } = await createMember(await asAdmin(tenant), memberFields());
      await editNow(updateMember, await asAdmin(tenant), { memberId: id, ...memberFields(), active: false });
      return [{ memberId: id }, notPossible];
    },
    stranger: 'record_not_found',
  },
  {
    verb: recordUnlock,
    allowed: async (tenant) => ({ memberId: tenant.members.agent }),
    forbidden: async () => [{ memberId: newId() }, 'record_not_found'],
    stranger: 'record_not_found',
  },
  {
    verb: endMemberSession,
    allowed: async (tenant) => ({
      memberId: tenant.members.agent,
      sessionId: await openSession(tenant, tenant.members.agent),
    }),
    forbidden: async (tenant) => [
      { memberId: tenant.members.manager, sessionId: await openSession(tenant, tenant.members.agent) },
      'record_not_found',
    ],
    stranger: 'record_not_found',
  },
  {
    verb: endMemberSessions,
    allowed: async (tenant) => {
      await openSession(tenant, tenant.members.agent);
      return { memberId: tenant.members.agent };
    },
    forbidden: async () => [{ memberId: newId() }, 'record_not_found'],
    stranger: 'record_not_found',
  },
  {
    verb: resetSecondFactor,
    allowed: async (tenant) => {
      await giveSecondFactor(tenant, tenant.members.agent);
      return { memberId: tenant.members.agent };
    },
    forbidden: async (tenant) => [{ memberId: tenant.members.manager }, 'second_factor_off'],
    stranger: 'record_not_found',
  },
  {
    verb: requireSecondFactor,
    allowed: async (tenant) => {
      await giveSecondFactor(tenant, tenant.members.admin);
      return { required: true };
    },
    forbidden: async (tenant) => {
      await takeSecondFactor(tenant, tenant.members.admin);
      return [{ required: true }, 'second_factor_off'];
    },
    stranger: null,
  },
];
