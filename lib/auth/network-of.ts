import { isIPv6 } from 'node:net';

/**
 * Whose address it is, as attempts are counted: of IPv6 the first 64 bits, since whoever has one such address has all that begin alike; an
 * IPv4 address, also one written as IPv6, by itself.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.split('%')[0]?.split('::') ?? [];
  const before = groups(front);
  const missing = back === undefined ? 0 : 8 - before.length - groups(back).length;
  const whole = [...before, ...Array<string>(Math.max(missing, 0)).fill('0'), ...groups(back ?? '')];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** An IPv4 address at the end stands for two. */
function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
