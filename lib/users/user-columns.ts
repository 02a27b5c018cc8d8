import 'server-only';
import { sql } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';

/** What operators see of a member, beside the company. */
export const USER_COLUMNS = {
  id: members.id,
  name: members.name,
  email: members.email,
  role: members.role,
  active: members.active,
  lastLoginAt: members.lastLoginAt,
  /** No password has been set yet: the invitation is open. */
  invited: sql<boolean>`${members.passwordHash} is null`,
  tenantId: members.tenantId,
  company: tenants.name,
  slug: tenants.slug,
};
