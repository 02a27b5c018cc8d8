import 'server-only';
import dns from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { AppError } from '../errors';

/**
 * Addresses that the private-address filter lets through although they are not public: all of IPv6 except 2000::/3, and
 * cloud metadata services.
 */
const DENIED = new BlockList();
for (const [net, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['3fff::', 20],
  ['2001:2::', 48],
] as const)
  DENIED.addSubnet(net, prefix, 'ipv6');
const DENIED_IPV4 = '168.63.129.16';

/** Only IPv6 addresses are checked against the list, which would match every IPv4 address as one mapped into `::/3`. */
export function isDenied(address: string): boolean {
  return isIPv6(address) ? DENIED.check(address, 'ipv6') : address === DENIED_IPV4;
}

/** A DNS lookup that never returns a denied address. One denied address among several refuses them all. */
export function denyLookup(lookup: LookupFunction = dns.lookup): LookupFunction {
  return (host, options, done) =>
    lookup(host, options, (error, found, family) => {
      const list = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      if (!error && list.some(isDenied)) done(new AppError('url_refused'), '', 4);
      else done(error, found, family);
    });
}
