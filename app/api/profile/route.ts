import { getProfile } from '@/lib/profile/get-profile';
import { updateProfile } from '@/lib/profile/update-profile';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('profile.edit', null, getProfile);
export const PUT = route(updateProfile);
