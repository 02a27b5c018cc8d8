import 'server-only';
import { isIP } from 'node:net';
import { headers } from 'next/headers';
import proxyAddress from 'proxy-addr';

// Reverse proxies stand on the machine itself or on a private network; others are named by TRUSTED_PROXIES (addresses or ranges).
const PRIVATE = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Who calls: the nearest address that is no proxy of ours. Each proxy appends to x-forwarded-for, the server's own start script last, so what a
 * client writes there by itself stands further left and is not believed. `unknown` where there is none.
 */
export async function clientAddress(): Promise<string> {
  return nearestStranger((await headers()).get('x-forwarded-for'), process.env.TRUSTED_PROXIES);
}

export function nearestStranger(forwarded: string | null, proxies: string | undefined): string {
  const addresses = (forwarded ?? '').split(',').map((address) => address.trim());
  const isProxy = proxyAddress.compile([...PRIVATE, ...(proxies?.split(',').map((range) => range.trim()) ?? [])]);
  let found = 'unknown';
  for (const [distance, address] of addresses.toReversed().entries()) {
    if (!isIP(address)) return found;
    found = address;
    if (!isProxy(address, distance)) return found;
  }
  return found;
}
