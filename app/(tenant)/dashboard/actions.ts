'use server';

import { after } from 'next/server';
import { createMember } from '@/lib/members/create-member';
import { inviteMember } from '@/lib/members/invite-member';
import { removeMember } from '@/lib/members/remove-member';
import { updateMember } from '@/lib/members/update-member';
import { action } from '@/lib/server/action';
import { tenantContext } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';
import { requestOrigin } from '@/lib/tenants/request-origin';

export const createMemberAction = action(createMember, '/dashboard');
export const updateMemberAction = action(updateMember, '/dashboard');
export const removeMemberAction = action(removeMember, '/dashboard');

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
