import 'server-only';
import type { MemberSession } from '../auth/member-session';
import { noteRequest } from '../request-scope';

/** Notes for the log whose request it is: a member's, a visitor's, or a key's. */
export function noteMember({ tenant, member, visit, apiKey }: MemberSession): void {
  noteRequest({ tenantId: tenant.id, memberId: member.id, operatorId: visit?.operatorId, apiKeyId: apiKey?.id });
}
