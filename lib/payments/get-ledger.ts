import 'server-only';
import type { ReadContext } from '../server/query';
import { readLedger } from './read-ledger';

/** All charges and payments of a rental, with its balance. */
export function getLedger(ctx: ReadContext, rentalId: string) {
  return readLedger(ctx, { rentalId });
}
