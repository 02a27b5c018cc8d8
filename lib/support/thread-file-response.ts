import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { attachments } from '@/db/schema/files';
import { supportThreads } from '@/db/schema/support';
import { withinTenant } from '@/db/within-tenant';
import { AppError } from '../errors';
import { serveFile, type WantedFile } from '../files/serve-file';
import { isId } from '../id';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';

interface Named {
  threadId: string;
  fileId: string;
}

/** The bytes of a thread's file for an operator, and of no other file of the company. Throws `record_not_found`. */
export async function threadFileResponse(ctx: AdminContext, { threadId, fileId }: Named, wanted: WantedFile) {
  if (!isId(threadId) || !isId(fileId)) throw new AppError('record_not_found');
  const file = await operatorQuery(ctx, 'support.view', async (tx) => {
    const [thread] = await tx
      .select({ tenantId: supportThreads.tenantId })
      .from(supportThreads)
      .where(eq(supportThreads.id, threadId));
    if (!thread) throw new AppError('record_not_found');
    const { tenantId } = thread;
    const own = and(eq(attachments.tenantId, tenantId), eq(attachments.threadId, threadId));
    return withinTenant(tx, tenantId, async (within) => {
      const [row] = await within
        .select()
        .from(attachments)
        .where(and(own, eq(attachments.id, fileId), isNull(attachments.archivedAt)));
      return row;
    });
  });
  if (!file) throw new AppError('record_not_found');
  return serveFile(file, wanted);
}
