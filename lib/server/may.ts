import 'server-only';
import { can, type Permission } from '../auth/permissions';
import type { TenantContext } from './context';

/** What a visit's rights leave out: a profile, and secret addresses that would outlive the visit. */
const NOT_ON_VISITS: readonly Permission[] = ['profile.edit', 'feeds.manage', 'papers.share'];

/**
 * What a key leaves out, even with an admin's role: members, keys, and addresses that go on being told. So nobody stays in by it
 * once it is revoked. What is a person's own it leaves out, too.
 */
const NOT_BY_KEYS: readonly Permission[] = [
  'members.manage',
  'api_keys.manage',
  'feeds.manage',
  'webhooks.manage',
  'profile.edit',
];

/** Whether the member's role has the permission, and neither a visit nor a key leaves it out. */
export function may(
  { role, visit, apiKey }: Pick<TenantContext, 'role' | 'visit' | 'apiKey'>,
  permission: Permission,
): boolean {
  const leftOut = [...(visit ? NOT_ON_VISITS : []), ...(apiKey ? NOT_BY_KEYS : [])];
  return can(role, permission) && !leftOut.includes(permission);
}
