export const OPERATOR_ROLES = ['support', 'admin', 'superadmin', 'owner'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

const READERS: readonly OperatorRole[] = ['support', 'admin', 'superadmin', 'owner'];
const ACTORS: readonly OperatorRole[] = ['admin', 'superadmin', 'owner'];
const KEEPERS: readonly OperatorRole[] = ['superadmin', 'owner'];

/** Which operator roles may do what (docs/rules.md §4). */
const OPERATOR_PERMISSIONS = {
  'tenants.view': READERS,
  'tenants.create': ACTORS,
  'tenants.edit': ACTORS,
  'tenants.suspend': ACTORS,
  'tenants.visit': ACTORS,
  'tenants.archive': ACTORS,
  'tenants.delete': KEEPERS,
  'users.manage': ACTORS,
  'support.view': READERS,
  'support.act': ACTORS,
  'activity.view': READERS,
  'billing.manage': KEEPERS,
  'plans.manage': KEEPERS,
  'settings.manage': KEEPERS,
  'operators.manage': KEEPERS,
  'health.view': READERS,
  'health.retry': ACTORS,
  'profile.edit': READERS,
} as const satisfies Record<string, readonly OperatorRole[]>;

export type OperatorPermission = keyof typeof OPERATOR_PERMISSIONS;

/** Whether a role stands above another. */
export function isAbove(role: OperatorRole, other: OperatorRole): boolean {
  return OPERATOR_ROLES.indexOf(role) > OPERATOR_ROLES.indexOf(other);
}

/** One's own account needs no admin mode: who must first set up a second factor may not enter it yet. */
export function needsAdminMode(permission: OperatorPermission): boolean {
  return permission !== 'profile.edit';
}

export function canOperate(role: OperatorRole, permission: OperatorPermission): boolean {
  return (OPERATOR_PERMISSIONS[permission] as readonly OperatorRole[]).includes(role);
}
