import 'server-only';
import { can, type Permission } from '../auth/permissions';
import { AppError } from '../errors';
import type { TenantContext } from './context';

/** What a visit's rights leave out: a profile, and secret addresses that would outlive the visit. */
const NOT_ON_VISITS: readonly Permission[] = ['profile.edit', 'feeds.manage', 'papers.share'];

/**
 * What a key leaves out, even with an admin's role: members and keys, so that nobody stays in by it once it is revoked, and
 * what is a person's own.
 */
const NOT_BY_KEYS: readonly Permission[] = ['members.manage', 'api_keys.manage', 'feeds.manage', 'profile.edit'];

/** Throws `insufficient_permissions` if the member's role lacks the permission, or a visit or a key leaves it out. */
export function assertMay(
  { role, visit, apiKey }: Pick<TenantContext, 'role' | 'visit' | 'apiKey'>,
  permission: Permission,
): void {
  const leftOut = [...(visit ? NOT_ON_VISITS : []), ...(apiKey ? NOT_BY_KEYS : [])];
  if (!can(role, permission) || leftOut.includes(permission)) throw new AppError('insufficient_permissions');
}
