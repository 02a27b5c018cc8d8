import { newId } from '@/lib/id';
import { createMember } from '@/lib/members/create-member';
import { recordInvitation } from '@/lib/members/invite-member';
import { removeMember } from '@/lib/members/remove-member';
import { updateMember } from '@/lib/members/update-member';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
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
];
