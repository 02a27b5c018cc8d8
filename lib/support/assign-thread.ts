import 'server-only';
import { and, eq } from 'drizzle-orm';
import { operators } from '@/db/schema/operators';
import { supportThreads } from '@/db/schema/support';
import { withinTenant } from '@/db/within-tenant';
import { canOperate } from '../auth/operator-permissions';
import { AppError } from '../errors';
import { operatorCommand } from '../server/operator-command';
import { recordInCompany } from '../tenants/record-in-company';
import { changeThread } from './change-thread';
import { AssignThreadInput } from './input';

/** Makes a thread the work of an operator who may answer. Throws `record_not_found` for anybody else. */
export const assignThread = operatorCommand(
  { name: 'support.assign', permission: 'support.act', input: AssignThreadInput },
  async (ctx, { threadId, operatorId }) => {
    const { tx, now } = ctx;
    const [assignee] = await tx
      .select({ name: operators.name, role: operators.role })
      .from(operators)
      .where(and(eq(operators.id, operatorId), eq(operators.active, true)));
    if (!assignee || !canOperate(assignee.role, 'support.act')) throw new AppError('record_not_found');
    const [thread] = await tx
      .select({ tenantId: supportThreads.tenantId, id: supportThreads.id, before: operators.name })
      .from(supportThreads)
      .leftJoin(operators, eq(operators.id, supportThreads.operatorId))
      .where(eq(supportThreads.id, threadId));
    if (!thread) throw new AppError('record_not_found');
    const { tenantId } = thread;
    await withinTenant(tx, tenantId, (within) => changeThread(within, thread, { operatorId, updatedAt: now }));
    const entry = {
      ...{ entity: 'thread', entityId: threadId },
      ...{ before: { assignedTo: thread.before }, after: { assignedTo: assignee.name } },
    };
    ctx.record({ subjectTenantId: tenantId, ...entry });
    await recordInCompany(ctx, { tenantId, action: 'support.assign', ...entry });
    return { id: threadId };
  },
);
