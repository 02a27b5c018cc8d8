import { type NextRequest, NextResponse } from 'next/server';
import { detectLocale, LOCALE_COOKIE } from './lib/i18n/detect';
import { wasHealthy } from './lib/server/health';
import { requestTenant } from './lib/tenants/slug';
import { unavailablePage } from './lib/unavailable-page';

const OWN_HEADERS = ['x-wout-tenant', 'x-wout-asked', 'x-wout-host', 'x-wout-path', 'x-nonce'];

/**
 * Determines the request's tenant once for everything after it, and grants nothing (docs/rules.md §2). While the
 * database is away, it responds to page requests itself, because a page can't set its status.
 */
export async function middleware(request: NextRequest) {
  const headers = new Headers(request.headers);
  for (const name of OWN_HEADERS) headers.delete(name);
  const { searchParams, pathname, search } = request.nextUrl;
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && !pathname.startsWith('/api/');
  if (isPage && !(await wasHealthy())) {
    const locale = detectLocale(request.cookies.get(LOCALE_COOKIE)?.value, request.headers.get('accept-language'));
    return unavailablePage({ locale, path: pathname });
  }
  const named = requestTenant({
    query: searchParams.get('tenant'),
    host: request.headers.get('host') ?? '',
    rootDomain: process.env.ROOT_DOMAIN ?? 'localhost',
  });
  headers.set('x-wout-host', named.host);
  headers.set('x-wout-tenant', named.slug ?? '');
  headers.set('x-wout-asked', named.asked ?? '');
  headers.set('x-wout-path', pathname + search);
  const policy = contentSecurityPolicy(headers);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

function contentSecurityPolicy(headers: Headers): string {
  const nonce = btoa(crypto.randomUUID());
  const development = process.env.NODE_ENV === 'development';
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  return policy;
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static/|_next/image/|scan/|favicon\\.ico$|icon\\.svg$).*)'],
};
