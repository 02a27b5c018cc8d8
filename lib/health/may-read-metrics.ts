import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request brings the token of `METRICS_TOKEN`. The comparison takes as long for a wrong one. */
export function mayReadMetrics(authorization: string | null): boolean {
  const token = process.env.METRICS_TOKEN;
  if (!token) return false;
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
