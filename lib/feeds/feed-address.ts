import 'server-only';
import { feedToken, feedTokenHash } from './feed-token';

interface Feed {
  id: string;
  tokenHash: string;
}

/**
 * The address that a calendar subscribes to, below an origin of the company. Null if the server's secret is another one
 * since the feed was made: the old address still works, but only those who have it know it.
 */
export function feedAddress(feed: Feed, { origin, slug }: { origin: string; slug: string }): string | null {
  const token = feedToken(feed.id);
  if (feedTokenHash(token) !== feed.tokenHash) return null;
  // A plain host does not name the company.
  return `${origin}/api/calendar/${token}.ics?tenant=${slug}`;
}
