import { NamedMemberInput } from '@/lib/members/input';
import { unlockMember } from '@/lib/members/unlock-member';
import { routeAround } from '@/lib/server/route';

export const POST = routeAround('members.manage', NamedMemberInput, unlockMember, { once: true });
