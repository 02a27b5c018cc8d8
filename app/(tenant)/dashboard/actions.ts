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

/**
 * The link is emailed and shown to the admin. If no origin is configured, it may lead to the host the admin is using.
 */
export async function inviteMemberAction(input: unknown) {
  return respond(async () => {
    const ctx = await tenantContext();
    const { here, forLinks } = await requestOrigin();
    const { answer, mail } = await inviteMember(ctx, input, forLinks(ctx.tenant.slug) ?? here);
    after(mail);
    return answer;
  });
}
