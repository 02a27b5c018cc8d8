import { getProfile } from '@/lib/profile/get-profile';
import { updateProfile } from '@/lib/profile/update-profile';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('profile.edit', getProfile);
export const PUT = route(updateProfile);
