import { isIP } from 'node:net';
import { trustedProxies } from './trusted-proxies';

interface Stranger {
  /** `unknown` if there is none. */
  address: string;
  /** Whether it says that it forwards for somebody else. Nothing of that is believed. */
  forwards: boolean;
}

/**
 * Who called: the nearest address in `x-forwarded-for` that is not one of our proxies. Each proxy appends the address it
 * was called from, and our own start script appends last. What a client writes there is further left.
 */
export function nearestStranger(forwarded: string | null, proxies: string | undefined): Stranger {
  const addresses = (forwarded ?? '').split(',').map((address) => address.trim());
  const isProxy = trustedProxies(proxies);
  let address = 'unknown';
  for (const [distance, next] of addresses.toReversed().entries()) {
    if (!isIP(next)) return { address, forwards: false };
    address = next;
    if (!isProxy(address, distance)) return { address, forwards: distance + 1 < addresses.length };
  }
  return { address, forwards: false };
}
