import { endOwnSession } from '@/lib/profile/end-own-sessions';
import { route } from '@/lib/server/route';

export const DELETE = route(endOwnSession);
