import { endMemberSession } from '@/lib/members/end-member-sessions';
import { route } from '@/lib/server/route';

export const DELETE = route(endMemberSession);
