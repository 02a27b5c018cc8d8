import type { OperatorRole } from '../auth/operator-permissions';

/**
 * What lets a role into admin mode that is none of a system administrator's. Support switches to it by hand after signing in
 * (docs/rules.md §3).
 */
export function rolePermissions(role: OperatorRole): string[] {
  return role === 'support' ? ['admin.view'] : [];
}
