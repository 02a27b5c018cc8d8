import { type NextRequest, NextResponse } from 'next/server';
import { countWrite } from './lib/auth/count-write';
import { countRead } from './lib/auth/read-allowance';
import { sentTenant } from './lib/auth/sent-tenant';
import { sentToken } from './lib/auth/sent-token';
import { decodeSessionToken } from './lib/auth/token';
import { AppError, type ErrorCode } from './lib/errors';
import { detectLocale, LOCALE_COOKIE } from './lib/i18n/detect';
import { refusal } from './lib/refusal';
import { wasHealthy } from './lib/server/health';
import { requestTenant } from './lib/tenants/slug';
import { unavailablePage } from './lib/unavailable-page';

const OWN_HEADERS = ['x-wout-refused', 'x-wout-tenant', 'x-wout-asked', 'x-wout-host', 'x-wout-path', 'x-nonce'];
/** Bodies that are under way make room within seconds. */
const BUSY_SECONDS = '5';
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/**
 * Determines the request's tenant once for everything after it, and grants nothing (docs/rules.md §2). It responds itself
 * to what must not go further, because a page can't set its status.
 */
export async function middleware(request: NextRequest) {
  const refused = await refuse(request);
  if (refused) return refused;
  const headers = new Headers(request.headers);
  for (const name of OWN_HEADERS) headers.delete(name);
  const { searchParams, pathname, search } = request.nextUrl;
  const named = requestTenant({
    query: searchParams.get('tenant') ?? (pathname.startsWith('/api/') ? sentTenant(request.headers) : null),
    host: request.headers.get('host') ?? '',
    rootDomain: process.env.ROOT_DOMAIN || 'localhost',
  });
  headers.set('x-wout-host', named.host);
  headers.set('x-wout-tenant', named.slug ?? '');
  headers.set('x-wout-asked', named.asked ?? '');
  headers.set('x-wout-path', pathname + search);
  // What the API answers is no page: it brings its own policy, which this one would replace, or gets the usual one.
  if (pathname.startsWith('/api/')) return NextResponse.next({ request: { headers } });
  const policy = contentSecurityPolicy(headers);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Refuses requests that can't be read, those of a session that asks too often, and pages while the database is away. */
async function refuse(request: NextRequest): Promise<Response | null> {
  const { pathname } = request.nextUrl;
  const locale = detectLocale(request.cookies.get(LOCALE_COOKIE)?.value, request.headers.get('accept-language'));
  const api = pathname.startsWith('/api/');
  const unreadable = refusedBefore(request.headers.get('x-wout-refused'));
  if (unreadable) return refusal(new AppError(unreadable.code), { locale, api, headers: unreadable.headers });
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const token = sentToken(request.headers, (name) => request.cookies.get(name));
  const session = token && (await decodeSessionToken(token));
  try {
    if (session) (reads ? countRead : countWrite)(session.sessionId, Date.now());
  } catch (error) {
    if (error instanceof AppError) return refusal(error, { locale, api });
    throw error;
  }
  return !reads || api || (await wasHealthy()) ? null : unavailablePage({ locale, path: pathname });
}

/** Why the server's preloads let nothing of a request through (`scripts/parts`), and what such an answer says besides. */
function refusedBefore(code: string | null): { code: ErrorCode; headers?: Record<string, string> } | null {
  switch (code) {
    case 'method_not_allowed':
      return { code, headers: { allow: METHODS } };
    case 'server_busy':
      return { code, headers: { 'retry-after': BUSY_SECONDS } };
    case 'invalid_address':
    case 'invalid_json':
    case 'body_too_large':
    case 'file_too_large':
    case 'import_too_large':
      return { code };
    default:
      return null;
  }
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
  matcher: ['/((?!_next/static/|_next/image/|scan/|favicon\\.ico$|robots\\.txt$|icon\\.svg$).*)'],
};
