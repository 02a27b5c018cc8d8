import 'server-only';
import { countRead } from '../auth/read-allowance';
import { requestToken } from './context';

/**
 * Counts a read that is sent like a write: the middleware counts only requests that say they read. Throws
 * `too_many_requests` (docs/rules.md §11).
 */
export async function countSessionRead(): Promise<void> {
  const token = await requestToken();
  if (token) countRead(token.sessionId, Date.now());
}
