import { operatorRoute } from '@/lib/server/route';
import { deactivateUser } from '@/lib/users/switch-user';

export const POST = operatorRoute(deactivateUser);
