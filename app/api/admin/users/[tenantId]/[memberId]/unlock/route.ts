import { operatorRoute } from '@/lib/server/route';
import { unlockUser } from '@/lib/users/unlock-user';

export const POST = operatorRoute(unlockUser);
