import 'server-only';
import { revokeMemberSessions, revokeOperatorSessions } from '../auth/revoke-session';
import { AppError } from '../errors';
import { command } from '../server/command';
import { type OperatorWriteContext, operatorCommand } from '../server/operator-command';
import { EndOtherSessionsInput, EndOwnSessionInput } from './input';

/** Signs the member out in one place. Throws `record_not_found` if it is not one of theirs, or has ended. */
export const endOwnSession = command(
  { name: 'profile.end_session', permission: 'profile.edit', input: EndOwnSessionInput },
  async (ctx, { sessionId }) => {
    const ended = await revokeMemberSessions(ctx.tx, ctx.tenantId, ctx.member.id, { only: sessionId });
    if (ended === 0) throw new AppError('record_not_found');
    ctx.record({ entity: 'member', entityId: ctx.member.id, before: null, after: { endedSessions: ended } });
    return { ended };
  },
);

/** Signs the member out everywhere but here. */
export const endOtherSessions = command(
  { name: 'profile.end_other_sessions', permission: 'profile.edit', input: EndOtherSessionsInput },
  async (ctx) => {
    const ended = await revokeMemberSessions(ctx.tx, ctx.tenantId, ctx.member.id, { except: ctx.sessionId });
    ctx.record({ entity: 'member', entityId: ctx.member.id, before: null, after: { endedSessions: ended } });
    return { ended };
  },
);

/** The same as `endOwnSession` for an operator. */
export const endOwnOperatorSession = operatorCommand(
  { name: 'operator_profile.end_session', permission: 'profile.edit', input: EndOwnSessionInput },
  async (ctx, { sessionId }) => {
    const ended = await endOperatorSessions(ctx, { only: sessionId });
    if (ended === 0) throw new AppError('record_not_found');
    return { ended };
  },
);

/** The same as `endOtherSessions` for an operator. */
export const endOtherOperatorSessions = operatorCommand(
  { name: 'operator_profile.end_other_sessions', permission: 'profile.edit', input: EndOtherSessionsInput },
  async (ctx) => ({ ended: await endOperatorSessions(ctx, { except: ctx.sessionId }) }),
);

async function endOperatorSessions(ctx: OperatorWriteContext, which: { only?: string; except?: string }) {
  const { id } = ctx.operator;
  const ended = await revokeOperatorSessions(ctx.tx, id, which);
  const after = { endedSessions: ended };
  ctx.record({ subjectTenantId: null, entity: 'operator', entityId: id, before: null, after });
  return ended;
}
