import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { isSecureRequest } from './session-cookie';

const SECONDS = 60;

async function keep(value: string, maxAge: number): Promise<void> {
  const secure = await isSecureRequest();
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge } as const;
  (await cookies()).set(nameOf(secure), value, options);
}

function nameOf(secure: boolean): string {
  return secure ? '__Host-wout.handoff' : 'wout.handoff';
}

/** Keeps a secret of a sign-in that moves to another host, for a minute and for this host alone. */
export function setHandoffCookie(secret: string): Promise<void> {
  return keep(secret, SECONDS);
}

/** The secret that this browser keeps, which is then forgotten; null if there is none. */
export async function takeHandoffCookie(): Promise<string | null> {
  const secret = (await cookies()).get(nameOf(await isSecureRequest()))?.value;
  if (!secret) return null;
  await keep('', 0);
  return secret;
}

/** The secret's hash. Others may know it: it only serves to check later whether a browser has the secret. */
export function sealOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
