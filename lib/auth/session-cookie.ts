import 'server-only';
import { cookies, headers } from 'next/headers';
import { cameByHttps } from './came-by-https';
import { SESSION_SECONDS } from './session-life';
import { encodeSessionToken, type SessionToken } from './token';

/** The name of the cookie for a request. Over https its prefix binds it to the host. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-wout.session' : 'wout.session';
}

export function isSecure(sent: Headers): boolean {
  return cameByHttps(sent, process.env.TRUSTED_PROXIES);
}

export async function isSecureRequest(): Promise<boolean> {
  return isSecure(await headers());
}

export async function setSessionCookie(token: SessionToken): Promise<void> {
  const secure = await isSecureRequest();
  const value = await encodeSessionToken(token);
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: SESSION_SECONDS } as const;
  (await cookies()).set(sessionCookieName(secure), value, options);
}

export async function clearSessionCookie(): Promise<void> {
  const secure = await isSecureRequest();
  (await cookies()).set(sessionCookieName(secure), '', {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: 0,
  });
}
