import { getQuestion } from '@/lib/contact/get-question';
import { operatorRouteQuery } from '@/lib/server/route-query';

export const GET = operatorRouteQuery('support.view', null, (ctx, { params: { questionId = '' } }) =>
  getQuestion(ctx, questionId),
);
