'use server';

import { authAddress } from '@/lib/auth/auth-address';
import { endEarlierSession } from '@/lib/auth/end-earlier-session';
import { endVisit } from '@/lib/auth/end-visit';
import { logIn } from '@/lib/auth/log-in';
import { requestClient } from '@/lib/auth/request-client';
import { revokeSession } from '@/lib/auth/revoke-session';
import { safeNext } from '@/lib/auth/safe-next';
import { clearSessionCookie, setSessionCookie } from '@/lib/auth/session-cookie';
import { requestToken } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';
import { assertOwnOrigin } from '@/lib/server/same-origin';
import { carrySession } from '@/lib/tenants/carry-session';
import { visitUnderWay } from '@/lib/visits/visit-under-way';

/**
 * Signs in and returns where to go. A company's own host gets the session through one-time codes (docs/rules.md §2): the
 * first never leaves this browser, and `/auth/handoff` exchanges it.
 */
export async function logInAction(input: unknown, next: string | null) {
  return respond(async () => {
    const signedIn = await logIn(input, await requestClient());
    const path = safeNext(next);
    const { token, tenant, user, adminMode } = signedIn;
    const opened = { sessionId: token.sessionId, memberId: user.id, next: path ?? '/dashboard' };
    const elsewhere = tenant && (await carrySession({ ...opened, tenant }));
    if (elsewhere) return { to: elsewhere, noAdminAccess: false };
    await endEarlierSession();
    await setSessionCookie(token);
    if (tenant) return { to: path ?? '/dashboard', noAdminAccess: false };
    return { to: adminMode ? '/admin' : '/dashboard', noAdminAccess: !adminMode };
  });
}

/**
 * Returns the login's address, for which the browser asks itself. The page that a redirect brings with the response is
 * made under the server's own host name: it would be another company's login.
 */
export async function logOutAction(): Promise<string> {
  await assertOwnOrigin();
  const visit = await visitUnderWay();
  const token = await requestToken();
  if (visit) await endVisit(visit);
  else if (token) await revokeSession(token);
  await clearSessionCookie();
  return authAddress('login');
}
