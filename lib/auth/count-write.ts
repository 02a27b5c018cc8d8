import 'server-only';
import { countRead, DEFAULT_READS } from './read-allowance';

/**
 * Counts one more write of a session, apart from its reads, so that nobody who reads too much is kept from saving. Throws
 * `too_many_requests` after as many within a minute as it may read, and after 1,200 where that is less (docs/rules.md §11).
 */
export function countWrite(sessionId: string, now: number): void {
  const most = Math.max(Number(process.env.READS_PER_MINUTE) || 0, DEFAULT_READS);
  countRead(`write ${sessionId}`, now, most);
}
