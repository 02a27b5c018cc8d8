import { AppError } from '../errors';
import type { ThreadState } from './values';

/** Throws `thread_closed`: nobody writes in a closed thread before it is reopened. */
export function assertStanding({ state }: { state: ThreadState }): void {
  if (state === 'closed') throw new AppError('thread_closed');
}
