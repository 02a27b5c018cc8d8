import 'server-only';
import dns from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { AppError } from '../errors';

/** What the filter of private addresses lets pass, although it is none of the public's: all of IPv6 but 2000::/3, and a cloud's own services. */
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

/** Only IPv6 is asked of the list, which would take each IPv4 address for one mapped into `::/3`. */
export function isDenied(address: string): boolean {
  return isIPv6(address) ? DENIED.check(address, 'ipv6') : address === DENIED_IPV4;
}

/** A lookup that answers no denied address: one among several is enough to refuse them all. */
export function denyLookup(lookup: LookupFunction = dns.lookup): LookupFunction {
  return (host, options, done) =>
    lookup(host, options, (error, found, family) => {
      const list = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      if (!error && list.some(isDenied)) done(new AppError('url_refused'), '', 4);
      else done(error, found, family);
    });
}
