import 'server-only';
import { revokeMemberSessions } from '../auth/revoke-session';
import { AppError } from '../errors';
import { command } from '../server/command';
import { EndMemberSessionInput, NamedMemberInput } from './input';
import { lockMember } from './lock-members';

/** Signs a member out of one place. Throws `record_not_found` if they are not signed in there any more. */
export const endMemberSession = command(
  { name: 'members.end_session', permission: 'members.manage', input: EndMemberSessionInput },
  async (ctx, { memberId, sessionId }) => {
    await lockMember(ctx, memberId);
    const ended = await revokeMemberSessions(ctx.tx, ctx.tenantId, memberId, { only: sessionId });
    if (ended === 0) throw new AppError('record_not_found');
    ctx.record({ entity: 'member', entityId: memberId, before: null, after: { endedSessions: ended } });
    return { ended };
  },
);

/** Signs a member out everywhere. */
export const endMemberSessions = command(
  { name: 'members.end_sessions', permission: 'members.manage', input: NamedMemberInput },
  async (ctx, { memberId }) => {
    await lockMember(ctx, memberId);
    const ended = await revokeMemberSessions(ctx.tx, ctx.tenantId, memberId);
    ctx.record({ entity: 'member', entityId: memberId, before: null, after: { endedSessions: ended } });
    return { ended };
  },
);
