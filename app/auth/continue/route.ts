import { redirect } from 'next/navigation';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { redeemCode } from '@/lib/auth/one-time-code';
import { safeNext } from '@/lib/auth/safe-next';
import { setSessionCookie } from '@/lib/auth/session-cookie';
import { AppError } from '@/lib/errors';
import { takeOverLocale } from '@/lib/i18n/take-over-locale';
import { requestedSlug } from '@/lib/server/context';

/** Takes over a sign-in started on another host, with its one-time code, and only for this host's own company. */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams;
  redirect(await takeOver(query));
}

async function takeOver(query: URLSearchParams): Promise<string> {
  try {
    const redeemed = await redeemCode(['handoff'], query.get('code') ?? '');
    const slug = await requestedSlug();
    const tenant = slug ? await findTenantBySlug(slug) : null;
    if (!redeemed.sessionId || !tenant || tenant.id !== redeemed.subjectTenantId)
      return '/auth/login?reason=session_expired';
    await setSessionCookie({ sessionId: redeemed.sessionId, tenantId: tenant.id });
    await takeOverLocale(query.get('locale'));
    return safeNext(query.get('next')) ?? '/dashboard';
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_code') return '/auth/login?reason=session_expired';
    throw error;
  }
}
