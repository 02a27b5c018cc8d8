'use server';

import { getFeedLink } from '@/lib/feeds/get-feed-link';
import { makeFeed } from '@/lib/feeds/make-feed';
import { revokeFeed } from '@/lib/feeds/revoke-feed';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';
import { requestOrigin } from '@/lib/tenants/request-origin';

export const makeFeedAction = action(makeFeed);
export const revokeFeedAction = action(revokeFeed);
export const readFeedAction = readAction('feeds.manage', async (ctx, vehicleId: string | null) =>
  getFeedLink(ctx, vehicleId, await requestOrigin()),
);
