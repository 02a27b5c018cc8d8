import { route } from '@/lib/server/route';
import { removeMember } from '@/lib/staff/remove-member';
import { updateMember } from '@/lib/staff/update-member';

export const PUT = route(updateMember);
export const DELETE = route(removeMember);
