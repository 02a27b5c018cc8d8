'use server';

import { after } from 'next/server';
import { adminContext } from '@/lib/server/admin-context';
import { operatorAction } from '@/lib/server/operator-action';
import { respond } from '@/lib/server/respond';
import { requestOrigin } from '@/lib/tenants/request-origin';
import { endUserSessions } from '@/lib/users/end-user-sessions';
import { sendUserLink } from '@/lib/users/send-user-link';
import { deactivateUser, reactivateUser } from '@/lib/users/switch-user';
import { unlockUser } from '@/lib/users/unlock-user';

export const deactivateUserAction = operatorAction(deactivateUser, '/admin/users');
export const reactivateUserAction = operatorAction(reactivateUser, '/admin/users');
export const endUserSessionsAction = operatorAction(endUserSessions, '/admin/users');
export const unlockUserAction = operatorAction(unlockUser, '/admin/users');

/** The link is emailed and shown to the operator. */
export async function sendUserLinkAction(input: unknown) {
  return respond(async () => {
    const { answer, mail } = await sendUserLink(await adminContext('users.manage'), input, await requestOrigin());
    after(mail);
    return answer;
  });
}
