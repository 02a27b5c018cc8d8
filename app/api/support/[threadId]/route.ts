import { routeQuery } from '@/lib/server/route';
import { getThread } from '@/lib/support/get-thread';

export const GET = routeQuery('support.view', (ctx, { params }) => getThread(ctx, params.threadId ?? ''));
