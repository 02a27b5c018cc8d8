'use server';

import { changePassword } from '@/lib/profile/change-password';
import { endOtherOperatorSessions, endOwnOperatorSession } from '@/lib/profile/end-own-sessions';
import { renewRecoveryCodes } from '@/lib/profile/renew-recovery-codes';
import { turnOffSecondFactor } from '@/lib/profile/turn-off-second-factor';
import { updateOperatorProfile } from '@/lib/profile/update-profile';
import { adminContext } from '@/lib/server/admin-context';
import { operatorAction } from '@/lib/server/operator-action';
import { respond } from '@/lib/server/respond';

export const updateProfileAction = operatorAction(updateOperatorProfile, '/admin');
export const endOwnSessionAction = operatorAction(endOwnOperatorSession, '/admin/profile');
export const endOtherSessionsAction = operatorAction(endOtherOperatorSessions, '/admin/profile');

export async function changePasswordAction(input: unknown) {
  return respond(async () => changePassword(await adminContext('profile.edit'), input));
}

export async function turnOffSecondFactorAction(input: unknown) {
  return respond(async () => turnOffSecondFactor(await adminContext('profile.edit'), input));
}

export async function renewRecoveryCodesAction(input: unknown) {
  return respond(async () => renewRecoveryCodes(await adminContext('profile.edit'), input));
}
