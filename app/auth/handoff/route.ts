import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { takeHandoffCookie } from '@/lib/auth/handoff-cookie';
import { issueCode, redeemCode } from '@/lib/auth/one-time-code';
import { isSecureRequest } from '@/lib/auth/session-cookie';
import { AppError } from '@/lib/errors';
import { tenantOrigin } from '@/lib/tenants/slug';

/**
 * The second step of a sign-in that moves to the company's own host (docs/rules.md §2). The host where it began makes a
 * code that only the browser with the sealed secret can use there.
 */
export async function GET(request: Request) {
  redirect(await handOver(new URL(request.url).searchParams));
}

async function handOver(query: URLSearchParams): Promise<string> {
  const code = await boundCode(query).catch((error) => {
    if (error instanceof AppError && error.code === 'invalid_code') return null;
    throw error;
  });
  if (!code) return '/auth/login?reason=session_expired';
  const host = (await headers()).get('host') ?? '';
  const rootDomain = process.env.ROOT_DOMAIN || 'localhost';
  const origin = tenantOrigin({ label: code.slug, rootDomain, host, secure: await isSecureRequest() });
  const carried = new URLSearchParams(query);
  for (const name of ['to', 'seal']) carried.delete(name);
  carried.set('code', code.text);
  return `${origin}/auth/continue?${carried}`;
}

async function boundCode(query: URLSearchParams): Promise<{ text: string; slug: string } | null> {
  const seal = query.get('seal');
  const begun = await takeHandoffCookie();
  if (!seal || !begun) return null;
  const { subjectTenantId, memberId, sessionId } = await redeemCode(['handoff'], begun);
  const tenant = await findTenantBySlug(query.get('to') ?? '');
  if (!sessionId || !memberId || !tenant || tenant.id !== subjectTenantId) return null;
  return { text: await issueCode('handoff', { subjectTenantId, memberId, sessionId }, seal), slug: tenant.slug };
}
