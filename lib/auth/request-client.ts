import 'server-only';
import { headers } from 'next/headers';
import { clientAddress } from './client-address';
import type { Client } from './log-in';

/** The caller, for throttling and for the session's row. */
export async function requestClient(): Promise<Client> {
  const sent = await headers();
  return {
    address: await clientAddress(),
    userAgent: sent.get('user-agent')?.slice(0, 300) ?? null,
  };
}
