import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProfileScreen } from '@/components/profile/profile-screen';
import { getPlatformSettings } from '@/lib/platform/get-platform-settings';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { getOperatorProfile } from '@/lib/profile/get-operator-profile';
import { requireAdmin } from '@/lib/server/admin-context';
import {
  changePasswordAction,
  endOtherSessionsAction,
  endOwnSessionAction,
  renewRecoveryCodesAction,
  turnOffSecondFactorAction,
  updateProfileAction,
} from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('profile') };
}

export default async function OperatorProfilePage() {
  const ctx = await requireAdmin('profile.edit');
  const { profile, sessions } = await getOperatorProfile(ctx);
  const { passwordMinLength } = await getPlatformSettings();
  const t = await getTranslations('role');
  return (
    <ProfileScreen
      profile={{ ...profile, role: t(profile.role) }}
      id={ctx.operator.id}
      sessions={sessions}
      actions={{
        update: updateProfileAction,
        changePassword: changePasswordAction,
        endSession: endOwnSessionAction,
        endOthers: endOtherSessionsAction,
        renewCodes: renewRecoveryCodesAction,
        turnOff: turnOffSecondFactorAction,
      }}
      path="/admin/profile"
      now={ctx.now}
      timeZone={PLATFORM_ZONE}
      passwordMinLength={passwordMinLength}
    />
  );
}
