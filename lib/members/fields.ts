import type { RecordFields } from '../records/record-field';
import type { MemberInput } from './input';

/** Every field of a member that an admin fills in, without the password. */
export const MEMBER_FIELDS = {
  name: { label: 'common.name', type: 'text', required: true },
  email: { label: 'auth.email', type: 'text', required: true },
  role: {
    label: 'members.role',
    type: 'choice',
    starts: 'agent',
    choices: { agent: 'role.agent', manager: 'role.manager', admin: 'role.admin' },
  },
  active: { label: 'members.active', type: 'flag' },
} as const satisfies RecordFields<MemberInput>;
