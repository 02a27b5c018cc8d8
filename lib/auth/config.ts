import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { AppError } from '../errors';
import { endEarlierSession } from './end-earlier-session';
import { logIn } from './log-in';
import { requestClient } from './request-client';
import { revokeSession } from './revoke-session';
import { sessionCookieName } from './session-cookie';
import { SESSION_SECONDS } from './session-life';
import { secret } from './token';

/**
 * next-auth only handles the cookie and the token. The token names a session's row, and nothing else is read from it.
 */
export function authOptions(secure: boolean): NextAuthOptions {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  const own = (name: string) => ({ name: `${secure ? '__Host-' : ''}next-auth.${name}`, options });
  return {
    secret: secret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: '/auth/login' },
    // Otherwise next-auth believes anybody who says that the request came over https.
    useSecureCookies: secure,
    cookies: {
      sessionToken: { name: sessionCookieName(secure), options },
      csrfToken: own('csrf-token'),
      callbackUrl: own('callback-url'),
    },
    providers: [
      Credentials({
        credentials: { tenant: {}, email: {}, password: {}, code: {} },
        async authorize(credentials) {
          try {
            const { token, user } = await logIn({ ...credentials }, await requestClient());
            await endEarlierSession();
            return { id: user.id, sid: token.sessionId, tid: token.tenantId };
          } catch (error) {
            throw error instanceof AppError ? new Error(error.code) : error;
          }
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) =>
        user ? { sid: 'sid' in user ? user.sid : null, tid: 'tid' in user ? user.tid : null } : token,
      session: ({ session }) => session,
    },
    events: {
      async signOut({ token }) {
        if (typeof token.sid !== 'string') return;
        await revokeSession({ sessionId: token.sid, tenantId: typeof token.tid === 'string' ? token.tid : null });
      },
    },
  };
}
