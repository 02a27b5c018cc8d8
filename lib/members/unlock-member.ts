import 'server-only';
import { forgetFailures } from '../auth/login-attempts';
import { answeredBefore } from '../server/answered-before';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
import { NamedMemberInput } from './input';
import { lockMember } from './lock-members';

/** Records that an admin lets a locked member try again. */
export const recordUnlock = command(
  { name: 'members.unlock', permission: 'members.manage', input: NamedMemberInput },
  async (ctx, { memberId }) => {
    const { member } = await lockMember(ctx, memberId);
    ctx.record({ entity: 'member', entityId: memberId, before: null, after: { unlocked: true } });
    return { email: member.email };
  },
);

/** Forgets a member's failed sign-ins, so that they can try again at once. */
export async function unlockMember(ctx: TenantContext, raw: unknown): Promise<{ email: string }> {
  const before = await answeredBefore(ctx, recordUnlock, raw);
  if (before) return before;
  const answer = await recordUnlock(ctx, raw);
  await forgetFailures(`${ctx.tenant.slug}/${answer.email}`);
  return answer;
}
