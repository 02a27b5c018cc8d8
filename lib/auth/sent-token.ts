import 'server-only';
import { bearerToken } from './bearer-token';
import { isSecure, sessionCookieName } from './session-cookie';

/** The session token that a request carries: a bearer token, or else the cookie; null if there is neither. */
export function sentToken(sent: Headers, cookie: (name: string) => { value: string } | undefined): string | null {
  return bearerToken(sent) ?? cookie(sessionCookieName(isSecure(sent)))?.value ?? null;
}
