import 'server-only';
import { MINUTE_MS } from '../durations';
import { tooManyRequests } from '../too-many-requests';

// Assumption: 20 reads a second, for a whole minute, are more than a browser with many open tabs needs.
const DEFAULT_LIMIT = 1_200;
const MOST_KEPT = 10_000;

// Kept in this process's memory, because it protects this process's time; and on the global object, because the
// middleware and the pages are bundled apart.
const store = globalThis as typeof globalThis & { woutReads?: Map<string, { from: number; count: number }> };

/**
 * Counts one more read of a session, or of a reader without one, at a time in milliseconds. Throws `too_many_requests`
 * after so many within a minute, which are READS_PER_MINUTE for a session.
 */
export function countRead(reader: string, now: number, limit = sessionLimit()): void {
  store.woutReads ??= new Map();
  const reads = store.woutReads;
  let minute = reads.get(reader);
  if (!minute || now - minute.from >= MINUTE_MS) {
    if (reads.size >= MOST_KEPT) for (const [id, { from }] of reads) if (now - from >= MINUTE_MS) reads.delete(id);
    minute = { from: now, count: 0 };
    reads.set(reader, minute);
  }
  minute.count += 1;
  if (minute.count > limit) throw tooManyRequests((minute.from + MINUTE_MS - now) / 1000);
}

function sessionLimit(): number {
  return Number(process.env.READS_PER_MINUTE) || DEFAULT_LIMIT;
}
