'use server';

import { operatorAction } from '@/lib/server/operator-action';
import { answerMember } from '@/lib/support/answer-member';
import { assignThread } from '@/lib/support/assign-thread';
import { closeMemberThread, reopenMemberThread } from '@/lib/support/switch-thread';

export const answerMemberAction = operatorAction(answerMember, '/admin/support');
export const assignThreadAction = operatorAction(assignThread, '/admin/support');
export const closeMemberThreadAction = operatorAction(closeMemberThread, '/admin/support');
export const reopenMemberThreadAction = operatorAction(reopenMemberThread, '/admin/support');
