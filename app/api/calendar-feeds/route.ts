import { getFeedLink } from '@/lib/feeds/get-feed-link';
import { makeFeed } from '@/lib/feeds/make-feed';
import { route, routeQuery } from '@/lib/server/route';
import { requestOrigin } from '@/lib/tenants/request-origin';

/** The address of a vehicle's calendar, or without `vehicleId` of the company's. */
export const GET = routeQuery('feeds.manage', async (ctx, { search }) => ({
  feed: await getFeedLink(ctx, search.get('vehicleId'), await requestOrigin()),
}));
export const POST = route(makeFeed, 201);
