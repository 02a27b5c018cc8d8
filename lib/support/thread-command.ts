import 'server-only';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '@/db/client';
import { supportThreads } from '@/db/schema/support';
import { withinTenant } from '@/db/within-tenant';
import { AppError } from '../errors';
import { type OperatorWriteContext, operatorCommand } from '../server/operator-command';
import { recordInCompany } from '../tenants/record-in-company';

export type Thread = typeof supportThreads.$inferSelect;

interface Done<Output> {
  before: unknown;
  after: unknown;
  output: Output;
}

/** `tx` has the company's rights, and `thread` is locked. */
export type ThreadContext = Omit<OperatorWriteContext, 'record'> & { thread: Thread };

/** What an operator does to a thread of any company. It is in the platform's log and in the company's own. */
export function threadCommand<Schema extends z.ZodType<{ threadId: string }>, Output>(
  { name, input }: { name: string; input: Schema },
  run: (ctx: ThreadContext, input: z.output<Schema>) => Promise<Done<Output>>,
) {
  return operatorCommand({ name, permission: 'support.act', input }, async ({ record, ...ctx }, given) => {
    const { threadId } = given;
    const [found] = await ctx.tx
      .select({ tenantId: supportThreads.tenantId })
      .from(supportThreads)
      .where(eq(supportThreads.id, threadId));
    if (!found) throw new AppError('record_not_found');
    const { tenantId } = found;
    const done = await withinTenant(ctx.tx, tenantId, async (tx) =>
      run({ ...ctx, tx, thread: await locked(tx, threadId) }, given),
    );
    const entry = { entity: 'thread', entityId: threadId, before: done.before, after: done.after };
    record({ subjectTenantId: tenantId, ...entry });
    await recordInCompany({ ...ctx, record }, { tenantId, action: name, ...entry });
    return done.output;
  });
}

async function locked(tx: Transaction, threadId: string): Promise<Thread> {
  const [thread] = await tx.select().from(supportThreads).where(eq(supportThreads.id, threadId)).for('update');
  if (!thread) throw new AppError('record_not_found');
  return thread;
}
