import 'server-only';
import { can, type Permission } from '../auth/permissions';
import { AppError } from '../errors';
import type { TenantContext } from './context';

/** Throws `insufficient_permissions` if the member's role lacks the permission. An operator on a visit has no profile. */
export function assertMay({ role, visit }: Pick<TenantContext, 'role' | 'visit'>, permission: Permission): void {
  if (!can(role, permission) || (visit && permission === 'profile.edit'))
    throw new AppError('insufficient_permissions');
}
