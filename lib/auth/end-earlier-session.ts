import 'server-only';
import { cookies } from 'next/headers';
import { revokeSession } from './revoke-session';
import { isSecureRequest, sessionCookieName } from './session-cookie';
import { decodeSessionToken } from './token';

/** Ends the session that this browser has on this host, because another one takes its place. */
export async function endEarlierSession(): Promise<void> {
  const value = (await cookies()).get(sessionCookieName(await isSecureRequest()))?.value;
  const earlier = value ? await decodeSessionToken(value) : null;
  if (earlier) await revokeSession(earlier);
}
