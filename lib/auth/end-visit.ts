import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { sessions } from '@/db/schema/members';
import { platformAuditEntries } from '@/db/schema/operators';
import { newId } from '../id';

interface Visit {
  tenantId: string;
  sessionId: string;
  operator: { id: string; name: string };
  address: string | null;
}

/** Ends an operator's visit to a company, and says so in both logs. One that has ended already stays as it is. */
export async function endVisit({ tenantId, sessionId, operator, address }: Visit): Promise<void> {
  await withPlatform(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(sessions.tenantId, tenantId), eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id });
    if (ended.length === 0) return;
    const act = { operatorId: operator.id, actorName: operator.name, address, action: 'tenants.end_visit' };
    await tx.insert(auditEntries).values({ id: newId(), tenantId, ...act, entity: 'tenant', entityId: tenantId });
    await tx.insert(platformAuditEntries).values({ id: newId(), subjectTenantId: tenantId, ...act });
  });
}
