import { createHash } from 'node:crypto';

/** The hash of an entry and of all before it. The first one stands on the root of its chain. */
export function chainHash(previous: string, digest: string): string {
  return createHash('sha256').update(`${previous} ${digest}`).digest('hex');
}
