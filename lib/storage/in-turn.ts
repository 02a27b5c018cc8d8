import 'server-only';
import { tooManyRequests } from '../too-many-requests';

/** A task takes about this long. */
const BUSY_SECONDS = 5;

/**
 * Makes a limiter that runs `width` tasks at a time and lets `queue` tasks wait. Any further task is refused with
 * `too_many_requests`.
 */
export function inTurn({ width, queue }: { width: number; queue: number }) {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= width) {
      if (waiting.length >= queue) throw tooManyRequests(BUSY_SECONDS);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
