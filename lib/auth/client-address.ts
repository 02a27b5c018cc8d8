import 'server-only';
import { headers } from 'next/headers';
import { nearestStranger } from './nearest-stranger';

/** The caller's address, as far as TRUSTED_PROXIES allows to know it; `unknown` if there is none. */
export async function clientAddress(): Promise<string> {
  return nearestStranger((await headers()).get('x-forwarded-for'), process.env.TRUSTED_PROXIES).address;
}
