import 'server-only';
import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { supportThreads } from '@/db/schema/support';

/** How many threads of all companies wait for an operator, for a read of the platform's. */
export function countOpenThreads(tx: Transaction): Promise<number> {
  return tx.$count(supportThreads, eq(supportThreads.state, 'open'));
}
