import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { turnOnSecondFactorAction } from '@/app/auth/second-factor/actions';
import { ClientMessages } from '@/components/layout/client-messages';
import { SecondFactorSetup } from '@/components/members/second-factor-setup';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { getProfile } from '@/lib/profile/get-profile';
import { offerSecondFactor } from '@/lib/profile/offer-second-factor';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('members'))('second_factor') };
}

export default async function OwnSecondFactorPage() {
  const ctx = await requireTenant();
  const { secondFactorAt } = await query(ctx, 'profile.edit', getProfile);
  if (secondFactorAt) redirect('/profile');
  const t = await getTranslations();
  return (
    <ClientMessages namespaces={['profile', 'auth']}>
      <PageHeader title={t('members.second_factor')} back={{ href: '/profile', label: t('nav.profile') }} />
      <Card className="max-w-xl">
        <SecondFactorSetup offered={offerSecondFactor(ctx)} turnOn={turnOnSecondFactorAction} next="/profile" />
      </Card>
    </ClientMessages>
  );
}
