import type { OperatorRole } from '@/lib/auth/operator-permissions';
import type { MemberRole } from '@/lib/auth/permissions';
import { encodeSessionToken } from '@/lib/auth/token';
import type { TestTenant } from '../factories';
import { openSession } from '../open-session';
import { operatorAccount } from '../operator-account';
import { asked } from './asked';
import { answerOf, OWN_PAGE } from './routes';

/** The next requests come from this browser: from a page of the host itself, with this session's cookie. */
export function arrive(token: string | null, more: Record<string, string> = {}): void {
  asked.headers = new Headers({ ...OWN_PAGE, ...more });
  asked.cookies = new Map(token === null ? [] : [['wout.session', token]]);
  asked.set = [];
}

/** A signed-in member's token. */
export async function memberToken(tenant: TestTenant, role: MemberRole): Promise<string> {
  const sessionId = await openSession(tenant, tenant.members[role]);
  return encodeSessionToken({ sessionId, tenantId: tenant.id });
}

/** A signed-in operator, in admin mode, with their token. */
export async function operatorToken(role: OperatorRole) {
  const ctx = await operatorAccount(role);
  return { ctx, token: await encodeSessionToken({ sessionId: ctx.sessionId, tenantId: null }) };
}

/** What the next request with a token gets: `[200]`, or status and code of the refusal. */
export async function nextRequest(token: string, area: 'member' | 'operator' = 'member') {
  arrive(token);
  const folder = area === 'member' ? 'app/api' : 'app/api/admin';
  return answerOf({ method: 'GET', file: `${folder}/profile/sessions/route.ts` });
}
