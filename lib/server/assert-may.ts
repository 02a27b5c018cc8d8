import 'server-only';
import { can, type Permission } from '../auth/permissions';
import { AppError } from '../errors';
import type { TenantContext } from './context';

/** Throws `insufficient_permissions` if the member's role lacks the permission. */
export function assertMay({ role }: Pick<TenantContext, 'role'>, permission: Permission): void {
  if (!can(role, permission)) throw new AppError('insufficient_permissions');
}
