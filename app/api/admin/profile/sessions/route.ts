import { endOtherOperatorSessions } from '@/lib/profile/end-own-sessions';
import { getOperatorProfile } from '@/lib/profile/get-operator-profile';
import { operatorRoute } from '@/lib/server/route';
import { operatorRouteList } from '@/lib/server/route-query';

export const GET = operatorRouteList('profile.edit', null, async (ctx) => ({
  rows: (await getOperatorProfile(ctx)).sessions,
}));
export const DELETE = operatorRoute(endOtherOperatorSessions);
