import 'server-only';
import type { RemoteGuard } from '../storage/remote-guard';

/** Which addresses events may be sent to: public ones, and in production over https alone. */
export function webhookGuard(): RemoteGuard {
  const secureOnly = process.env.NODE_ENV === 'production';
  return { ports: secureOnly ? [443] : [80, 443], secureOnly, allowed: [], deadlineMs: 10_000 };
}
