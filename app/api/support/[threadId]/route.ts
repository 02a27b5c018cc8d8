import { routeQuery } from '@/lib/server/route-query';
import { getThread } from '@/lib/support/get-thread';

export const GET = routeQuery('support.view', null, (ctx, { params }) => getThread(ctx, params.threadId ?? ''));
