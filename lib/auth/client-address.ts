import 'server-only';
import { isIP } from 'node:net';
import { headers } from 'next/headers';
import proxyAddress from 'proxy-addr';

// Reverse proxies run on this machine or in a private network. Others are listed in TRUSTED_PROXIES (addresses or
// ranges).
const PRIVATE = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * The caller's address: the nearest one that is not one of our proxies. Each proxy appends to x-forwarded-for, and our
 * own start script appends last. Whatever a client writes there is therefore further left and is not trusted. `unknown`
 * if there is none.
 */
export async function clientAddress(): Promise<string> {
  return nearestStranger((await headers()).get('x-forwarded-for'), process.env.TRUSTED_PROXIES);
}

export function nearestStranger(forwarded: string | null, proxies: string | undefined): string {
  const addresses = (forwarded ?? '').split(',').map((address) => address.trim());
  const isProxy = proxyTest(proxies);
  let found = 'unknown';
  for (const [distance, address] of addresses.toReversed().entries()) {
    if (!isIP(address)) return found;
    found = address;
    if (!isProxy(address, distance)) return found;
  }
  return found;
}

let compiled: { proxies: string | undefined; test: (address: string, distance: number) => boolean } | undefined;

function proxyTest(proxies: string | undefined) {
  if (!compiled || compiled.proxies !== proxies) {
    const test = proxyAddress.compile([...PRIVATE, ...(proxies?.split(',').map((range) => range.trim()) ?? [])]);
    compiled = { proxies, test };
  }
  return compiled.test;
}
