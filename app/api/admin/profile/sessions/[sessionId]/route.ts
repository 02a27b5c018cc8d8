import { endOwnOperatorSession } from '@/lib/profile/end-own-sessions';
import { operatorRoute } from '@/lib/server/route';

export const DELETE = operatorRoute(endOwnOperatorSession);
