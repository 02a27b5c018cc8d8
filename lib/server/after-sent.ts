import 'server-only';
import { setImmediate } from 'node:timers/promises';

/**
 * Asks something once what was asked before it has gone to the database, without waiting for its answer. One connection answers in
 * order, so a row that is locked first and read like this is read as the lock found it.
 */
export async function afterSent<T>(ask: () => Promise<T>): Promise<T> {
  await setImmediate();
  return ask();
}
