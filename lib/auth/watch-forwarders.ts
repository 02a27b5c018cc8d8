import 'server-only';

const MANY = 5;
const MOST_WATCHED = 100;

/**
 * Watches for a reverse proxy that is missing in TRUSTED_PROXIES: its address then stands for everybody behind it, and
 * thirty failures of anybody keep all of them out. Calls `warn` once for an address that forwards for others and from
 * which five different people have signed in.
 */
export function watchForwarders(warn: (address: string) => void) {
  const seen = new Map<string, Set<string>>();
  return ({ address, forwards }: { address: string; forwards: boolean }, userId: string): void => {
    if (!forwards) return;
    if (seen.size >= MOST_WATCHED && !seen.has(address)) seen.clear();
    const people = seen.get(address) ?? new Set();
    seen.set(address, people);
    if (people.size >= MANY) return;
    people.add(userId);
    if (people.size === MANY) warn(address);
  };
}
