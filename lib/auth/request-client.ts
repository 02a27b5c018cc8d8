import 'server-only';
import { headers } from 'next/headers';
import type { Client } from './log-in';

/** Who calls, for the throttle and the session's row. */
export async function requestClient(): Promise<Client> {
  const sent = await headers();
  return {
    address: sent.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown',
    userAgent: sent.get('user-agent')?.slice(0, 300) ?? null,
  };
}
