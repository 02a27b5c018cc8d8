import type { LookupFunction } from 'node:net';

export interface RemoteGuard {
  /** The DNS lookup. Each connection calls it once, and connects to exactly the addresses that were checked. */
  lookup?: LookupFunction;
  ports: readonly number[];
  /** Whether an address must begin with https. */
  secureOnly?: boolean;
  /** Addresses that may be called although they are not public. For tests, which have no public ones. */
  allowed: readonly string[];
  /** For the whole call, from the first lookup to the last byte. */
  deadlineMs: number;
}
