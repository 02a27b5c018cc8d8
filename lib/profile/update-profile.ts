import 'server-only';
import { and, eq } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { command } from '../server/command';
import { operatorCommand } from '../server/operator-command';
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

/** The same for an operator. */
export const updateOperatorProfile = operatorCommand(
  { name: 'operator_profile.update', permission: 'profile.edit', input: UpdateProfileInput },
  async (ctx, after) => {
    const { id } = ctx.operator;
    const columns = { name: operators.name, locale: operators.locale };
    const [before] = await ctx.tx.select(columns).from(operators).where(eq(operators.id, id)).for('update');
    await ctx.tx
      .update(operators)
      .set({ ...after, updatedAt: ctx.now })
      .where(eq(operators.id, id));
    ctx.record({ subjectTenantId: null, entity: 'operator', entityId: id, before, after });
    return after;
  },
);
