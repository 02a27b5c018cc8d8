import 'server-only';
import { and, eq } from 'drizzle-orm';
import { supportThreads } from '@/db/schema/support';
import { AppError } from '../errors';
import { ownThreads } from '../files/own-threads';
import type { WriteContext } from '../server/command';

/** Locks a thread that the member may see, so that two changes come one after the other. Throws `record_not_found`. */
export async function lockThread(ctx: WriteContext, threadId: string) {
  const [thread] = await ctx.tx
    .select()
    .from(supportThreads)
    .where(and(ownThreads(ctx), eq(supportThreads.id, threadId)))
    .for('update');
  if (!thread) throw new AppError('record_not_found');
  return thread;
}
