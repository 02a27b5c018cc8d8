import 'server-only';
import { and, eq } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { command } from '../server/command';
import { ChooseDailyMailInput } from './input';

/**
 * Turns the member's own daily mail on or off. It is then written in the language that their screens have now. Assumption:
 * nobody gets one who has not asked for it.
 */
export const chooseDailyMail = command(
  { name: 'notices.choose_daily_mail', permission: 'notices.view', input: ChooseDailyMailInput },
  async (ctx, { dailyMail, locale }) => {
    const mine = and(eq(members.tenantId, ctx.tenantId), eq(members.id, ctx.member.id));
    const columns = { dailyMail: members.dailyMail, locale: members.locale };
    const [before] = await ctx.tx.select(columns).from(members).where(mine).for('update');
    const after = { dailyMail, locale };
    await ctx.tx
      .update(members)
      .set({ ...after, updatedAt: ctx.now })
      .where(mine);
    ctx.record({ entity: 'member', entityId: ctx.member.id, before, after });
    return after;
  },
);
