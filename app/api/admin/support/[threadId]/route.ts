import { operatorRouteQuery } from '@/lib/server/route-query';
import { getSupportThread } from '@/lib/support/get-support-thread';

export const GET = operatorRouteQuery('support.view', null, (ctx, { params: { threadId = '' } }) =>
  getSupportThread(ctx, threadId),
);
