import { operatorRouteQuery } from '@/lib/server/route-query';
import { getUser } from '@/lib/users/get-user';

export const GET = operatorRouteQuery('users.manage', null, (ctx, { params }) => getUser(ctx, params));
