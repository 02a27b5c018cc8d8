import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/config';
import { isSecureRequest } from '@/lib/auth/session-cookie';
import { AppError } from '@/lib/errors';
import { answering } from '@/lib/server/route';

/** The next-auth endpoints we use: the CSRF token, signing in by password, signing out. Its own pages are not used. */
const OPEN = ['GET csrf', 'GET providers', 'POST callback/credentials', 'POST signout'];

const handler = answering(async (request) => {
  const action = new URL(request.url).pathname.replace('/api/auth/', '');
  if (!OPEN.includes(`${request.method} ${action}`)) throw new AppError('not_found');
  const context = { params: Promise.resolve({ nextauth: action.split('/') }) };
  // Safe because next-auth takes a route handler's arguments, which its types leave open.
  return NextAuth(request as never, context as never, authOptions(await isSecureRequest()));
});

export { handler as GET, handler as POST };
