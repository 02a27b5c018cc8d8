import 'server-only';
import { headers } from 'next/headers';
import { nearestStranger } from './nearest-stranger';
import type { Client } from './open-session';

/** The caller, for throttling and for the session's row. */
export async function requestClient(): Promise<Client> {
  const sent = await headers();
  return {
    ...nearestStranger(sent.get('x-forwarded-for'), process.env.TRUSTED_PROXIES),
    userAgent: sent.get('user-agent')?.slice(0, 300) ?? null,
  };
}
