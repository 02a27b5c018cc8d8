import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { turnOnOperatorFactorAction } from '@/app/auth/second-factor/actions';
import { OwnSecondFactor } from '@/components/profile/own-second-factor';
import { getOperatorProfile } from '@/lib/profile/get-operator-profile';
import { offerSecondFactor } from '@/lib/profile/offer-second-factor';
import { requireAdmin } from '@/lib/server/admin-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('members'))('second_factor') };
}

export default async function OperatorSecondFactorPage() {
  const ctx = await requireAdmin('profile.edit');
  const { profile } = await getOperatorProfile(ctx);
  if (profile.secondFactorAt) redirect('/admin/profile');
  return (
    <OwnSecondFactor
      offered={await offerSecondFactor(ctx)}
      turnOn={turnOnOperatorFactorAction}
      profile="/admin/profile"
    />
  );
}
