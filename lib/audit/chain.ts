import type { SQL } from 'drizzle-orm';
import type { Transaction } from '@/db/client';

/** A new place in a chain: its number, whose it is, and the hash of that entry and of all before it. */
export interface Seal {
  position: number;
  entryId: string;
  hash: string;
}

/** A log whose entries form a chain: a company's, or the operators'. In its parts, an entry is `e` and a place is `s`. */
export interface Chain {
  /** What the hash of the first entry stands on, so that no chain fits another log. */
  root: string;
  /** Its entries, as `from` and `where` name them. */
  entries: { from: SQL; where: SQL };
  seals: { from: SQL; where: SQL };
  /** That `s` is the place of `e`. */
  matching: SQL;
  /** The hash of all that `e` says. */
  digest: SQL<string | null>;
  add: (tx: Transaction, seals: readonly Seal[]) => Promise<unknown>;
}
