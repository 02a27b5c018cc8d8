import 'server-only';
import { members } from '@/db/schema/members';
import { AppError } from '../errors';
import { newId } from '../id';
import { command } from '../server/command';
import { assertWithinPlan } from '../tenants/assert-within-plan';
import { CreateMemberInput } from './input';

/** Adds a member without a password. They set it with the invitation's link. */
export const createMember = command(
  { name: 'members.create', permission: 'members.manage', input: CreateMemberInput },
  async (ctx, input) => {
    await assertWithinPlan(ctx, 'members');
    const id = newId();
    const inserted = await ctx.tx
      .insert(members)
      .values({ tenantId: ctx.tenantId, id, ...input })
      .onConflictDoNothing()
      .returning({ id: members.id });
    if (inserted.length === 0) throw new AppError('duplicate_email', { fields: { email: 'duplicate_email' } });
    ctx.record({ entity: 'member', entityId: id, before: null, after: input });
    return { id };
  },
);
