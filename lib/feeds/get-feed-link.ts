import 'server-only';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { feedAddress } from './feed-address';
import { findFeed } from './find-feed';

export interface FeedLink {
  id: string;
  madeBy: string;
  madeAt: string;
  /** Null if only those who have it know it; see `feedAddress`. */
  address: string | null;
}

/**
 * The address of a vehicle's calendar, or without one of the company's; null if none was made. `originOf` gives the
 * company's own origin. Throws `link_origin_missing` where nobody has set to which address links lead.
 */
export async function getFeedLink(
  ctx: ReadContext,
  vehicleId: unknown,
  originOf: (slug: string) => string | null,
): Promise<FeedLink | null> {
  const { slug } = ctx.tenant;
  const origin = originOf(slug);
  if (origin === null) throw new AppError('link_origin_missing');
  if (vehicleId && !isId(vehicleId)) throw new AppError('record_not_found');
  const feed = await findFeed(ctx, isId(vehicleId) ? vehicleId : null);
  if (!feed) return null;
  const address = feedAddress(feed, { origin, slug });
  return { id: feed.id, madeBy: feed.madeBy, madeAt: feed.createdAt.toISOString(), address };
}
