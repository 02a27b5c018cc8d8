import 'server-only';
import { cookies } from 'next/headers';
import { isSecureRequest, sessionCookieName } from './session-cookie';
import { VISIT_SECONDS } from './session-life';
import { decodeSessionToken, type SessionToken } from './token';

function nameOf(secure: boolean): string {
  return secure ? '__Host-wout.operator' : 'wout.operator';
}

/**
 * Puts an operator's session aside for a visit. Only where companies and operators share one host, since there the visit's
 * session takes its place.
 */
export async function setOperatorAside(): Promise<void> {
  const secure = await isSecureRequest();
  const jar = await cookies();
  const value = jar.get(sessionCookieName(secure))?.value ?? '';
  jar.set(nameOf(secure), value, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: VISIT_SECONDS });
}

/** The operator's session that was put aside, which is then forgotten; null if there is none. */
export async function takeOperatorBack(): Promise<SessionToken | null> {
  const secure = await isSecureRequest();
  const jar = await cookies();
  const value = jar.get(nameOf(secure))?.value;
  if (!value) return null;
  jar.set(nameOf(secure), '', { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: 0 });
  const token = await decodeSessionToken(value);
  return token?.tenantId === null ? token : null;
}
