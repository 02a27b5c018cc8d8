import 'server-only';
import type { Permission } from '../auth/permissions';
import { may } from './may';
import { refusedAccess } from './refused-access';

/** Throws `insufficient_permissions` if the member's role lacks the permission, or a visit or a key leaves it out. */
export function assertMay(who: Parameters<typeof may>[0], permission: Permission): void {
  if (!may(who, permission)) throw refusedAccess(permission);
}
