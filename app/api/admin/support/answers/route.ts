import { createAnswer } from '@/lib/answers/create-answer';
import { listAnswers } from '@/lib/answers/list-answers';
import { operatorRoute } from '@/lib/server/route';
import { operatorRouteList } from '@/lib/server/route-query';

export const GET = operatorRouteList('support.view', null, async (ctx) => ({ rows: await listAnswers(ctx) }));

export const POST = operatorRoute(createAnswer);
