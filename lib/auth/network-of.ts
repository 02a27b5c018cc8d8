import { isIPv6 } from 'node:net';

/**
 * The network an address belongs to, for counting attempts. For IPv6 it is the first 64 bits, because one customer
 * usually has all addresses with that prefix. An IPv4 address stands alone, even if written as IPv6.
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

/** An IPv4 address at the end counts as two groups. */
function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? [group, group] : [group]));
}
