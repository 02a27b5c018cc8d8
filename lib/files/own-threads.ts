import 'server-only';
import { and, eq, type SQL } from 'drizzle-orm';
import { supportThreads } from '@/db/schema/support';
import type { TenantContext } from '../server/context';

/** The company's threads that a member may see: an agent their own, managers and admins all. */
export function ownThreads({ tenantId, role, member }: Pick<TenantContext, 'tenantId' | 'role' | 'member'>) {
  const mine = role === 'agent' ? eq(supportThreads.openedBy, member.id) : undefined;
  return and(eq(supportThreads.tenantId, tenantId), mine) as SQL;
}
