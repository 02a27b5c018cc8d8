import type { MemberActions } from '@/components/members/member-actions';
import { createMemberAction, inviteMemberAction, removeMemberAction, updateMemberAction } from './actions';

export const MEMBER_ACTIONS: MemberActions = {
  create: createMemberAction,
  update: updateMemberAction,
  remove: removeMemberAction,
  invite: inviteMemberAction,
};
