'use server';

import { changePassword } from '@/lib/profile/change-password';
import { endOtherSessions, endOwnSession } from '@/lib/profile/end-own-sessions';
import { renewRecoveryCodes } from '@/lib/profile/renew-recovery-codes';
import { turnOffSecondFactor } from '@/lib/profile/turn-off-second-factor';
import { updateProfile } from '@/lib/profile/update-profile';
import { action } from '@/lib/server/action';
import { tenantContext } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';

export const updateProfileAction = action(updateProfile, '/');
export const endOwnSessionAction = action(endOwnSession, '/profile');
export const endOtherSessionsAction = action(endOtherSessions, '/profile');

export async function changePasswordAction(input: unknown) {
  return respond(async () => changePassword(await tenantContext(), input));
}

export async function turnOffSecondFactorAction(input: unknown) {
  return respond(async () => turnOffSecondFactor(await tenantContext(), input));
}

export async function renewRecoveryCodesAction(input: unknown) {
  return respond(async () => renewRecoveryCodes(await tenantContext(), input));
}
