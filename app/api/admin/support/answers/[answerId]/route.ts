import { getAnswer } from '@/lib/answers/get-answer';
import { updateAnswer } from '@/lib/answers/update-answer';
import { operatorRoute } from '@/lib/server/route';
import { operatorRouteQuery } from '@/lib/server/route-query';

export const GET = operatorRouteQuery('support.view', null, (ctx, { params: { answerId = '' } }) =>
  getAnswer(ctx, answerId),
);

export const PUT = operatorRoute(updateAnswer);
