import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { withinTenant } from '@/db/within-tenant';
import { VISIT_SECONDS } from '../auth/session-life';
import { AppError } from '../errors';
import { newId } from '../id';
import { type OperatorWriteContext, operatorCommand } from '../server/operator-command';
import { recordInCompany } from '../tenants/record-in-company';
import { BeginVisitInput } from './input';

/**
 * Opens a session in a company for an operator, with a manager's rights and for an hour at most (docs/rules.md §3). An
 * earlier visit from the same session ends. Throws `tenant_suspended` and `record_not_found`.
 */
export const beginVisit = operatorCommand(
  { name: 'tenants.visit', permission: 'tenants.visit', input: BeginVisitInput },
  async (ctx, { tenantId, reason }) => {
    const [tenant] = await ctx.tx
      .select({ slug: tenants.slug, status: tenants.status })
      .from(tenants)
      .where(eq(tenants.id, tenantId))
      .for('share');
    if (!tenant) throw new AppError('record_not_found');
    if (tenant.status === 'suspended') throw new AppError('tenant_suspended');
    await ctx.tx
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(sessions.operatorSessionId, ctx.sessionId), isNull(sessions.revokedAt)));
    const opened = await withinTenant(ctx.tx, tenantId, (own) => openSession(own, ctx, { tenantId, reason }));
    const until = new Date(ctx.now.getTime() + VISIT_SECONDS * 1000).toISOString();
    const entry = { before: null, after: { reason, until } };
    ctx.record({ subjectTenantId: tenantId, ...entry });
    await recordInCompany(ctx, { tenantId, action: 'tenants.visit', entity: 'tenant', entityId: tenantId, ...entry });
    return { tenantId, slug: tenant.slug, ...opened };
  },
);

/** The operator's row among the members is what the records they write refer to. It is archived: it can't sign in. */
async function openSession(
  own: Transaction,
  { operator, sessionId, address }: OperatorWriteContext,
  { tenantId, reason }: { tenantId: string; reason: string },
) {
  const visitor = { name: operator.name, role: 'manager' as const, active: false };
  const unreachable = `${operator.id}@operators.invalid`;
  const [member] = await own
    .insert(members)
    .values({
      ...visitor,
      ...{ tenantId, id: newId(), email: unreachable, operatorId: operator.id, archivedAt: sql`now()` },
    })
    .onConflictDoUpdate({ target: [members.tenantId, members.operatorId], set: visitor })
    .returning({ id: members.id });
  if (!member) throw new Error('The operator has no row among the members');
  const id = newId();
  const expiresAt = sql`now() + make_interval(secs => ${VISIT_SECONDS})`;
  const visit = { operatorSessionId: sessionId, visitReason: reason };
  await own.insert(sessions).values({ tenantId, id, memberId: member.id, address, expiresAt, ...visit });
  return { sessionId: id, memberId: member.id };
}
