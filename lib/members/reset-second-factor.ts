import 'server-only';
import { removeSecondFactor } from '../auth/remove-second-factor';
import { revokeMemberSessions } from '../auth/revoke-session';
import { AppError } from '../errors';
import { command } from '../server/command';
import { NamedMemberInput } from './input';
import { lockMember } from './lock-members';

/**
 * Takes a member's second factor away, for one who has lost phone and recovery codes, and signs them out everywhere.
 * Throws `second_factor_off` if there is none, and `own_account` for one's own: that needs the password.
 */
export const resetSecondFactor = command(
  { name: 'members.reset_second_factor', permission: 'members.manage', input: NamedMemberInput },
  async (ctx, { memberId }) => {
    if (memberId === ctx.member.id) throw new AppError('own_account');
    await lockMember(ctx, memberId);
    if (!(await removeSecondFactor(ctx.tx, { tenantId: ctx.tenantId, memberId })))
      throw new AppError('second_factor_off');
    await revokeMemberSessions(ctx.tx, ctx.tenantId, memberId);
    ctx.record({
      entity: 'member',
      entityId: memberId,
      before: { secondFactor: true },
      after: { secondFactor: false },
    });
    return { id: memberId };
  },
);
