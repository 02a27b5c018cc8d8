import type { RecordField } from '../records/record-field';

/** Every field of an operator that a colleague fills in. */
export const OPERATOR_FIELDS = {
  name: { label: 'common.name', type: 'text', required: true },
  email: { label: 'auth.email', type: 'text', required: true },
  role: {
    label: 'members.role',
    type: 'choice',
    starts: 'support',
    choices: { support: 'role.support', admin: 'role.admin', superadmin: 'role.superadmin', owner: 'role.owner' },
  },
  active: { label: 'members.active', type: 'flag' },
} as const satisfies Record<string, RecordField>;
