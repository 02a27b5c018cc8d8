import { operatorRoute } from '@/lib/server/route';
import { endUserSessions } from '@/lib/users/end-user-sessions';

export const DELETE = operatorRoute(endUserSessions);
