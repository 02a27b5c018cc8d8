import 'server-only';
import { canOperate, needsAdminMode, type OperatorPermission } from '../auth/operator-permissions';
import type { AdminContext } from './admin-context';
import { refusedAccess } from './refused-access';

/** Throws `insufficient_permissions` for a role that may not do this, or outside the admin mode that it needs. */
export function assertMayOperate({ operator, adminMode }: AdminContext, permission: OperatorPermission): void {
  if ((needsAdminMode(permission) && !adminMode) || !canOperate(operator.role, permission))
    throw refusedAccess(permission);
}
