import { z } from 'zod';
import { getFeedLink } from '@/lib/feeds/get-feed-link';
import { makeFeed } from '@/lib/feeds/make-feed';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';
import { requestOrigin } from '@/lib/tenants/request-origin';

const Question = z.object({
  vehicleId: z
    .uuid('record_not_found')
    .nullish()
    .transform((id) => id ?? null),
});

/** The address of a vehicle's calendar, or without `vehicleId` of the company's. */
export const GET = routeQuery('feeds.manage', Question, async (ctx, { asked }) => ({
  feed: await getFeedLink(ctx, asked.vehicleId, await requestOrigin()),
}));
export const POST = route(makeFeed, 201);
