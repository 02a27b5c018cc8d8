import 'server-only';
import { and, eq } from 'drizzle-orm';
import { supportThreads } from '@/db/schema/support';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { ownThreads } from './own-threads';

/** A thread that the member may see. Throws `record_not_found`. */
export async function getOwnThread(ctx: ReadContext, threadId: string) {
  if (!isId(threadId)) throw new AppError('record_not_found');
  const [thread] = await ctx.tx
    .select()
    .from(supportThreads)
    .where(and(ownThreads(ctx), eq(supportThreads.id, threadId)));
  if (!thread) throw new AppError('record_not_found');
  return thread;
}
