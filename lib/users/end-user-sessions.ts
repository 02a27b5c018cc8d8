import 'server-only';
import { revokeMemberSessions } from '../auth/revoke-session';
import { userCommand } from './user-command';

/** Signs a member of any company out everywhere. */
export const endUserSessions = userCommand({ name: 'users.end_sessions' }, async ({ tx, tenantId, member }) => {
  const ended = await revokeMemberSessions(tx, tenantId, member.id);
  return { before: null, after: { endedSessions: ended }, output: { ended } };
});
