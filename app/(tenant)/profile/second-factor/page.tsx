import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { turnOnSecondFactorAction } from '@/app/auth/second-factor/actions';
import { OwnSecondFactor } from '@/components/profile/own-second-factor';
import { getProfile } from '@/lib/profile/get-profile';
import { offerSecondFactor } from '@/lib/profile/offer-second-factor';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('members'))('second_factor') };
}

export default async function OwnSecondFactorPage() {
  const ctx = await requireTenant();
  if (ctx.visit) redirect('/dashboard');
  const { secondFactorAt } = await query(ctx, 'profile.edit', getProfile);
  if (secondFactorAt) redirect('/profile');
  return (
    <OwnSecondFactor offered={await offerSecondFactor(ctx)} turnOn={turnOnSecondFactorAction} profile="/profile" />
  );
}
