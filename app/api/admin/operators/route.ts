import { createOperator } from '@/lib/operators/create-operator';
import { listOperators } from '@/lib/operators/list-operators';
import { operatorRoute } from '@/lib/server/route';
import { operatorRouteList } from '@/lib/server/route-query';

export const GET = operatorRouteList('operators.manage', null, async (ctx) => ({ rows: await listOperators(ctx) }));

export const POST = operatorRoute(createOperator);
