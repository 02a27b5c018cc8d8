import { randomBytes } from 'node:crypto';
import { redirect } from 'next/navigation';
import { endEarlierSession } from '@/lib/auth/end-earlier-session';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { sealOf, setHandoffCookie, takeHandoffCookie } from '@/lib/auth/handoff-cookie';
import { redeemCode } from '@/lib/auth/one-time-code';
import { safeNext } from '@/lib/auth/safe-next';
import { isSecureRequest, setSessionCookie } from '@/lib/auth/session-cookie';
import { AppError } from '@/lib/errors';
import { takeOverLocale } from '@/lib/i18n/take-over-locale';
import { requestedSlug } from '@/lib/server/context';
import { hostTenant } from '@/lib/tenants/slug';

const ENDED = '/auth/login?reason=session_expired';

/**
 * Takes over a sign-in that began on another of our hosts, and only for this host's own company (docs/rules.md §2). The
 * first call gives the browser a secret and sends it back there. The second brings the code that this secret opens.
 */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams;
  redirect(await (query.has('code') ? takeOver(query) : begin(query)));
}

async function begin(query: URLSearchParams): Promise<string> {
  const from = query.get('from') ?? '';
  const slug = await requestedSlug();
  if (!slug || !isOurHost(from)) return ENDED;
  const secret = randomBytes(24).toString('base64url');
  await setHandoffCookie(secret);
  const carried = new URLSearchParams(query);
  carried.delete('from');
  carried.set('to', slug);
  carried.set('seal', sealOf(secret));
  return `${(await isSecureRequest()) ? 'https' : 'http'}://${from}/auth/handoff?${carried}`;
}

function isOurHost(host: string): boolean {
  return (
    /^[a-z0-9.-]+(?::\d+)?$/i.test(host) && hostTenant(host, process.env.ROOT_DOMAIN || 'localhost').host !== 'foreign'
  );
}

async function takeOver(query: URLSearchParams): Promise<string> {
  try {
    const secret = await takeHandoffCookie();
    if (!secret) return ENDED;
    const redeemed = await redeemCode(['handoff'], query.get('code') ?? '', sealOf(secret));
    const slug = await requestedSlug();
    const tenant = slug ? await findTenantBySlug(slug) : null;
    if (!redeemed.sessionId || !tenant || tenant.id !== redeemed.subjectTenantId) return ENDED;
    await endEarlierSession();
    await setSessionCookie({ sessionId: redeemed.sessionId, tenantId: tenant.id });
    await takeOverLocale(query.get('locale'), await isSecureRequest());
    return safeNext(query.get('next')) ?? '/dashboard';
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_code') return ENDED;
    throw error;
  }
}
