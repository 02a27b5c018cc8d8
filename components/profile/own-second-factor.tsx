import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/layout/client-messages';
import { type SecondFactorProps, SecondFactorSetup } from '@/components/members/second-factor-setup';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';

/** Sets up one's own second factor, on the way from the profile and back to it. */
export function OwnSecondFactor({ profile, ...setup }: Omit<SecondFactorProps, 'next'> & { profile: string }) {
  const t = useTranslations();
  return (
    <ClientMessages namespaces={['profile', 'auth']}>
      <PageHeader title={t('members.second_factor')} back={{ href: profile, label: t('nav.profile') }} />
      <div data-task>
        <Card className="max-w-xl">
          <SecondFactorSetup {...setup} next={profile} />
        </Card>
      </div>
    </ClientMessages>
  );
}
