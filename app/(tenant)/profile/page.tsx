import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ProfileScreen } from '@/components/profile/profile-screen';
import { listSessions } from '@/lib/members/list-sessions';
import { getPlatformSettings } from '@/lib/platform/get-platform-settings';
import { getProfile } from '@/lib/profile/get-profile';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
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

export default async function ProfilePage() {
  const ctx = await requireTenant();
  if (ctx.visit) redirect('/dashboard');
  const [profile, sessions] = await query(ctx, 'profile.edit', (q) =>
    Promise.all([getProfile(q), listSessions(q, ctx.member.id)]),
  );
  const { passwordMinLength } = await getPlatformSettings();
  const t = await getTranslations('role');
  return (
    <ProfileScreen
      profile={{ ...profile, role: t(profile.role) }}
      id={ctx.member.id}
      sessions={sessions}
      actions={{
        update: updateProfileAction,
        changePassword: changePasswordAction,
        endSession: endOwnSessionAction,
        endOthers: endOtherSessionsAction,
        renewCodes: renewRecoveryCodesAction,
        turnOff: turnOffSecondFactorAction,
      }}
      path="/profile"
      now={ctx.now}
      timeZone={ctx.tenant.timeZone}
      passwordMinLength={passwordMinLength}
    />
  );
}
