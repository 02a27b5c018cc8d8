import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { logOutAction } from '@/app/auth/login/actions';
import { AuthFrame } from '@/components/layout/auth-frame';
import { ClientMessages } from '@/components/layout/client-messages';
import { LogOutButton } from '@/components/layout/log-out-button';
import { SecondFactorSetup } from '@/components/members/second-factor-setup';
import { offerSecondFactor } from '@/lib/profile/offer-second-factor';
import { enrollingContext } from '@/lib/server/context';
import { signedInHome } from '@/lib/tenants/signed-in-home';
import { turnOnSecondFactorAction } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('members'))('second_factor') };
}

/** For a member whose company asks for a second factor and who has none. Everybody else is sent where they belong. */
export default async function SecondFactorPage() {
  const home = await signedInHome();
  if (home !== '/auth/second-factor') redirect(home ?? '/auth/login');
  const ctx = await enrollingContext();
  const t = await getTranslations();
  return (
    <AuthFrame title={t('members.second_factor')} detail={t('profile.required_by', { company: ctx.tenant.name })}>
      <ClientMessages namespaces={['profile', 'auth']}>
        <SecondFactorSetup offered={offerSecondFactor(ctx)} turnOn={turnOnSecondFactorAction} next="/dashboard" />
        <div className="mt-4 grid">
          <LogOutButton logOut={logOutAction} />
        </div>
      </ClientMessages>
    </AuthFrame>
  );
}
