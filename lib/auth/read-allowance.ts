import 'server-only';
import { MINUTE_MS } from '../durations';
import { tooManyRequests } from '../too-many-requests';
import { tellReads } from './tell-reads';

// Assumption: 20 reads a second, for a whole minute, are more than a browser with many open tabs needs.
export const DEFAULT_READS = 1_200;
const MOST_KEPT = 10_000;
/** A server tells the others after this part of the allowance, so that it costs no round trip for each read. */
const TOLD_PART = 12;

interface Minute {
  from: number;
  /** Reads on this server, and how many of them the others know. */
  count: number;
  told: number;
  elsewhere: number;
}

// Kept on the global object, because the middleware and the pages are bundled apart.
const store = globalThis as typeof globalThis & { woutReads?: Map<string, Minute> };

/**
 * Counts one more read of a session, or of a reader without one, at a time in milliseconds. Throws `too_many_requests`
 * after so many within a minute, which are READS_PER_MINUTE for a session. All servers together let through at most a twelfth
 * more for each of them (docs/rules.md §11).
 */
export function countRead(reader: string, now: number, limit = sessionLimit(), tell = tellReads): void {
  store.woutReads ??= new Map();
  const reads = store.woutReads;
  const from = now - (now % MINUTE_MS);
  let minute = reads.get(reader);
  if (minute?.from !== from) {
    if (reads.size >= MOST_KEPT) for (const [id, kept] of reads) if (kept.from !== from) reads.delete(id);
    minute = { from, count: 0, told: 0, elsewhere: 0 };
    reads.set(reader, minute);
  }
  minute.count += 1;
  if (minute.count + minute.elsewhere > limit) throw tooManyRequests((from + MINUTE_MS - now) / 1000);
  if (minute.count - minute.told >= Math.max(1, Math.floor(limit / TOLD_PART))) void share(reader, minute, tell);
}

async function share(reader: string, minute: Minute, tell: typeof tellReads): Promise<void> {
  const own = minute.count;
  const reads = own - minute.told;
  minute.told = own;
  try {
    minute.elsewhere = Math.max(minute.elsewhere, (await tell(reader, new Date(minute.from), reads)) - own);
  } catch {
    // While the database is away, each server counts alone.
  }
}

function sessionLimit(): number {
  return Number(process.env.READS_PER_MINUTE) || DEFAULT_READS;
}
