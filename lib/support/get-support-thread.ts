import 'server-only';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { supportThreads } from '@/db/schema/support';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { withinTenant } from '@/db/within-tenant';
import { canOperate, OPERATOR_ROLES } from '../auth/operator-permissions';
import { AppError } from '../errors';
import { listAttachments } from '../files/list-attachments';
import type { Locale } from '../i18n/locales';
import { isId } from '../id';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { listMessages } from './get-thread';

const ANSWERERS = OPERATOR_ROLES.filter((role) => canOperate(role, 'support.act'));

/** A thread of any company with its messages and files, and the operators who may answer. Throws `record_not_found`. */
export function getSupportThread(ctx: AdminContext, threadId: string) {
  if (!isId(threadId)) throw new AppError('record_not_found');
  return operatorQuery(ctx, 'support.view', async (tx) => {
    const [thread] = await tx
      .select({
        ...{ id: supportThreads.id, subject: supportThreads.subject, state: supportThreads.state },
        ...{ tenantId: supportThreads.tenantId, company: tenants.name },
        language: sql<Locale>`coalesce(${members.locale}, ${tenantSettings.defaultLocale})`,
        ...{ openedBy: members.name, operatorId: supportThreads.operatorId, assignedTo: operators.name },
      })
      .from(supportThreads)
      .innerJoin(tenants, eq(tenants.id, supportThreads.tenantId))
      .innerJoin(tenantSettings, eq(tenantSettings.tenantId, supportThreads.tenantId))
      .innerJoin(members, and(eq(members.tenantId, supportThreads.tenantId), eq(members.id, supportThreads.openedBy)))
      .leftJoin(operators, eq(operators.id, supportThreads.operatorId))
      .where(eq(supportThreads.id, threadId));
    if (!thread) throw new AppError('record_not_found');
    const { tenantId } = thread;
    const messages = await listMessages(tx, { tenantId, threadId });
    const answerers = await tx
      .select({ id: operators.id, name: operators.name })
      .from(operators)
      .where(and(eq(operators.active, true), inArray(operators.role, ANSWERERS)))
      .orderBy(asc(operators.name), asc(operators.id));
    const files = await withinTenant(tx, tenantId, (within) => listAttachments({ tenantId, tx: within }, { threadId }));
    return { ...thread, messages, answerers, files };
  });
}
