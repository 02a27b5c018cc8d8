/**
 * What is known about a user when rights are decided. Email and host name are not part of it, because anyone can choose
 * those.
 */
export interface SystemAdminFacts {
  tenantId: string | null;
  role: string;
  permissions: readonly string[];
}

const SYSTEM_ROLES = ['admin', 'superadmin', 'owner'];
const ADMIN_MODE_ROLES = ['admin', 'superadmin'];

/**
 * A user without a tenant, with a system role or a permission that contains "admin". Assumption: an email address or a
 * host name grants nothing (docs/rules.md §3).
 */
export function isSystemAdmin({ tenantId, role, permissions }: SystemAdminFacts): boolean {
  if (tenantId !== null) return false;
  return SYSTEM_ROLES.includes(role) || permissions.some((permission) => permission.includes('admin'));
}

/** The narrower rule at sign-in (docs/rules.md §3): role admin or superadmin, and no tenant. */
export function entersAdminMode({ tenantId, role }: SystemAdminFacts): boolean {
  return tenantId === null && ADMIN_MODE_ROLES.includes(role);
}
