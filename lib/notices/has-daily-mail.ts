import 'server-only';
import { and, eq } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import type { ReadContext } from '../server/query';

/** Whether the member wants a mail each morning. */
export async function hasDailyMail(ctx: ReadContext): Promise<boolean> {
  const [row] = await ctx.tx
    .select({ dailyMail: members.dailyMail })
    .from(members)
    .where(and(eq(members.tenantId, ctx.tenantId), eq(members.id, ctx.member.id)));
  return row?.dailyMail ?? false;
}
