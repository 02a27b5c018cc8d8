'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { authAddress } from '@/lib/auth/auth-address';
import { endEarlierSession } from '@/lib/auth/end-earlier-session';
import { setHandoffCookie } from '@/lib/auth/handoff-cookie';
import { logIn } from '@/lib/auth/log-in';
import { issueCode } from '@/lib/auth/one-time-code';
import { requestClient } from '@/lib/auth/request-client';
import { revokeSession } from '@/lib/auth/revoke-session';
import { safeNext } from '@/lib/auth/safe-next';
import { clearSessionCookie, isSecureRequest, setSessionCookie } from '@/lib/auth/session-cookie';
import { requestToken } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';
import { assertOwnOrigin } from '@/lib/server/same-origin';
import { hostTenant, tenantOrigin } from '@/lib/tenants/slug';

/**
 * Signs in and returns where to go. A company's own host gets the session through one-time codes (docs/rules.md §2): the
 * first never leaves this browser, and `/auth/handoff` exchanges it.
 */
export async function logInAction(input: unknown, next: string | null) {
  return respond(async () => {
    const signedIn = await logIn(input, await requestClient());
    const host = (await headers()).get('host') ?? '';
    const rootDomain = process.env.ROOT_DOMAIN ?? 'localhost';
    const here = hostTenant(host, rootDomain);
    const path = safeNext(next);
    const { token, tenant, adminMode } = signedIn;
    if (tenant && here.host !== 'foreign' && here.slug !== tenant.slug) {
      const code = await issueCode('handoff', {
        subjectTenantId: tenant.id,
        memberId: signedIn.user.id,
        sessionId: token.sessionId,
      });
      await setHandoffCookie(code);
      const origin = tenantOrigin({ label: tenant.slug, rootDomain, host, secure: await isSecureRequest() });
      const carried = new URLSearchParams({ from: host, next: path ?? '/dashboard', locale: await getLocale() });
      return { to: `${origin}/auth/continue?${carried}`, noAdminAccess: false };
    }
    await endEarlierSession();
    await setSessionCookie(token);
    if (tenant) return { to: path ?? '/dashboard', noAdminAccess: false };
    return { to: adminMode ? '/admin' : '/dashboard', noAdminAccess: !adminMode };
  });
}

/** Run by a form, which reads no response: an error opens the error page instead. */
export async function logOutAction(): Promise<void> {
  await assertOwnOrigin();
  const token = await requestToken();
  if (token) await revokeSession(token);
  await clearSessionCookie();
  redirect(await authAddress('login'));
}
