'use server';

import { after } from 'next/server';
import { createMember } from '@/lib/members/create-member';
import { endMemberSession, endMemberSessions } from '@/lib/members/end-member-sessions';
import { inviteMember } from '@/lib/members/invite-member';
import { removeMember } from '@/lib/members/remove-member';
import { requireSecondFactor } from '@/lib/members/require-second-factor';
import { resetSecondFactor } from '@/lib/members/reset-second-factor';
import { unlockMember } from '@/lib/members/unlock-member';
import { updateMember } from '@/lib/members/update-member';
import { action } from '@/lib/server/action';
import { tenantContext } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';
import { requestOrigin } from '@/lib/tenants/request-origin';

export const createMemberAction = action(createMember, '/staff', '/dashboard');
export const updateMemberAction = action(updateMember, '/staff', '/dashboard');
export const removeMemberAction = action(removeMember, '/staff', '/dashboard');
export const endMemberSessionAction = action(endMemberSession, '/staff');
export const endMemberSessionsAction = action(endMemberSessions, '/staff');
export const resetSecondFactorAction = action(resetSecondFactor, '/staff');
export const requireSecondFactorAction = action(requireSecondFactor, '/staff');

export async function unlockMemberAction(input: unknown) {
  return respond(async () => unlockMember(await tenantContext(), input));
}

/** The link is emailed and shown to the admin. */
export async function inviteMemberAction(input: unknown) {
  return respond(async () => {
    const ctx = await tenantContext();
    const linkOrigin = await requestOrigin();
    const { answer, mail } = await inviteMember(ctx, input, linkOrigin(ctx.tenant.slug));
    after(mail);
    return answer;
  });
}
