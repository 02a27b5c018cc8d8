import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { platformAuditEntries } from '@/db/schema/operators';
import { tenants } from '@/db/schema/tenants';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { beginVisit } from './begin-visit';

/** The company that this operator visited last; null if they never visited one. */
export function lastVisited(ctx: AdminContext): Promise<{ id: string; name: string } | null> {
  const action = beginVisit.verb.name;
  return operatorQuery(ctx, 'tenants.visit', async (tx) => {
    const [last] = await tx
      .select({ id: tenants.id, name: tenants.name })
      .from(platformAuditEntries)
      .innerJoin(tenants, eq(tenants.id, platformAuditEntries.subjectTenantId))
      .where(and(eq(platformAuditEntries.operatorId, ctx.operator.id), eq(platformAuditEntries.action, action)))
      .orderBy(desc(platformAuditEntries.at))
      .limit(1);
    return last ?? null;
  });
}
