import { redirect } from 'next/navigation';
import { redeemCode } from '@/lib/auth/one-time-code';
import { safeNext } from '@/lib/auth/safe-next';
import { setSessionCookie } from '@/lib/auth/session-cookie';
import { AppError } from '@/lib/errors';
import { requestedSlug } from '@/lib/server/context';
import { findTenantBySlug } from '@/lib/tenants/find-tenant';

/** Takes over a sign-in that began on another host, by its one-time code, and only for this host's own company. */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams;
  const to = await takeOver(query.get('code') ?? '', safeNext(query.get('next')) ?? '/dashboard');
  redirect(to);
}

async function takeOver(code: string, next: string): Promise<string> {
  try {
    const redeemed = await redeemCode(['handoff'], code);
    const slug = await requestedSlug();
    const tenant = slug ? await findTenantBySlug(slug) : null;
    if (!redeemed.sessionId || !tenant || tenant.id !== redeemed.subjectTenantId)
      return '/auth/login?reason=session_expired';
    await setSessionCookie({ sessionId: redeemed.sessionId, tenantId: tenant.id });
    return next;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_code') return '/auth/login?reason=session_expired';
    throw error;
  }
}
