import 'server-only';
import { and, eq } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { command } from '../server/command';
import { UpdateProfileInput } from './input';

/** Changes the member's own name, and the language of mails to them. */
export const updateProfile = command(
  { name: 'profile.update', permission: 'profile.edit', input: UpdateProfileInput },
  async (ctx, after) => {
    const mine = and(eq(members.tenantId, ctx.tenantId), eq(members.id, ctx.member.id));
    const columns = { name: members.name, locale: members.locale };
    const [before] = await ctx.tx.select(columns).from(members).where(mine).for('update');
    await ctx.tx
      .update(members)
      .set({ ...after, updatedAt: ctx.now })
      .where(mine);
    ctx.record({ entity: 'member', entityId: ctx.member.id, before, after });
    return after;
  },
);
