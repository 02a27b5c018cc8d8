import { operatorRoute } from '@/lib/server/route';
import { reactivateUser } from '@/lib/users/switch-user';

export const POST = operatorRoute(reactivateUser);
