import { cookies } from 'next/headers';
import NextAuth from 'next-auth';
import { assertOwnCallback } from '@/lib/auth/assert-own-callback';
import { authOptions } from '@/lib/auth/config';
import { isSecureRequest } from '@/lib/auth/session-cookie';
import { AppError } from '@/lib/errors';
import { answering } from '@/lib/server/answering';
import { readBody } from '@/lib/server/read-body';

/** The next-auth endpoints we use: the CSRF token, signing in by password, signing out. Its own pages are not used. */
const OPEN = ['GET csrf', 'GET providers', 'POST callback/credentials', 'POST signout'];

/** Not described: browsers' own way to sign in. API clients have `/api/auth/login`. */
const of = { caller: 'anybody', permission: null, status: 200, answer: 'record' } as const;

const handler = answering(of, async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  const action = pathname.replace('/api/auth/', '');
  if (!OPEN.includes(`${request.method} ${action}`)) throw new AppError('not_found');
  const remembered = (await cookies()).getAll().filter(({ name }) => name.endsWith('next-auth.callback-url'));
  const callbacks = [
    searchParams.get('callbackUrl'),
    await bodyCallback(request),
    ...remembered.map(({ value }) => value),
  ];
  assertOwnCallback({ host: request.headers.get('host'), callbacks });
  const context = { params: Promise.resolve({ nextauth: action.split('/') }) };
  // Safe because next-auth takes a route handler's arguments, which its types leave open.
  return NextAuth(request as never, context as never, authOptions(await isSecureRequest()));
});

/** The address in the body, which is a form or JSON. */
async function bodyCallback(request: Request): Promise<string | null> {
  if (request.method !== 'POST') return null;
  const copy = request.clone();
  if (request.headers.get('content-type')?.includes('application/json')) {
    const { callbackUrl } = await readBody(copy);
    return callbackUrl === undefined ? null : String(callbackUrl);
  }
  return new URLSearchParams(await copy.text()).get('callbackUrl');
}

export { handler as GET, handler as POST };
