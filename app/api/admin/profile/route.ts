import { getOperatorProfile } from '@/lib/profile/get-operator-profile';
import { updateOperatorProfile } from '@/lib/profile/update-profile';
import { operatorRoute } from '@/lib/server/route';
import { operatorRouteQuery } from '@/lib/server/route-query';

export const GET = operatorRouteQuery('profile.edit', null, async (ctx) => (await getOperatorProfile(ctx)).profile);
export const PUT = operatorRoute(updateOperatorProfile);
