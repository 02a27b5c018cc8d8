import 'server-only';
import { can, type Permission } from '../auth/permissions';
import { AppError } from '../errors';
import type { TenantContext } from './context';

/** What a visit's rights leave out: a profile, and secret addresses that would outlive the visit. */
const NOT_ON_VISITS: readonly Permission[] = ['profile.edit', 'feeds.manage'];

/** Throws `insufficient_permissions` if the member's role lacks the permission, or a visit leaves it out. */
export function assertMay({ role, visit }: Pick<TenantContext, 'role' | 'visit'>, permission: Permission): void {
  if (!can(role, permission) || (visit && NOT_ON_VISITS.includes(permission)))
    throw new AppError('insufficient_permissions');
}
