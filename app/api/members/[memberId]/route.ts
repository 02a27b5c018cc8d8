import { removeMember } from '@/lib/members/remove-member';
import { updateMember } from '@/lib/members/update-member';
import { route } from '@/lib/server/route';

export const PUT = route(updateMember);
export const DELETE = route(removeMember);
