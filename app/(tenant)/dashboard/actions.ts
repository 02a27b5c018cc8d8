'use server';

import { revalidatePath } from 'next/cache';
import { headers } from 'next/headers';
import { isSecureRequest } from '@/lib/auth/session-cookie';
import { tenantContext } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';
import { createMember } from '@/lib/staff/create-member';
import { inviteMember } from '@/lib/staff/invite-member';
import { removeMember } from '@/lib/staff/remove-member';
import { updateMember } from '@/lib/staff/update-member';

export async function createMemberAction(input: unknown, key: string) {
  return respond(async () => {
    const member = await createMember(await tenantContext(key), input);
    revalidatePath('/dashboard');
    return member;
  });
}

export async function updateMemberAction(input: unknown, key: string) {
  return respond(async () => {
    const member = await updateMember(await tenantContext(key), input);
    revalidatePath('/dashboard');
    return member;
  });
}

export async function removeMemberAction(input: unknown, key: string) {
  return respond(async () => {
    const member = await removeMember(await tenantContext(key), input);
    revalidatePath('/dashboard');
    return member;
  });
}

/** The link leads to the host that the admin works on: the company's own, or the one plain host there is. */
export async function inviteMemberAction(input: unknown) {
  return respond(async () => {
    const host = (await headers()).get('host') ?? '';
    const scheme = (await isSecureRequest()) ? 'https' : 'http';
    return inviteMember(await tenantContext(), input, `${scheme}://${host}`);
  });
}
