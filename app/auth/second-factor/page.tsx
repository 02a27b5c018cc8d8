import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { logOutAction } from '@/app/auth/login/actions';
import { ClientMessages } from '@/components/layout/client-messages';
import { LogOutButton } from '@/components/layout/log-out-button';
import { SecondFactorSetup } from '@/components/members/second-factor-setup';
import { offerSecondFactor } from '@/lib/profile/offer-second-factor';
import { enrollingOperatorContext } from '@/lib/server/admin-context';
import { enrollingContext, requestToken } from '@/lib/server/context';
import { signedInHome } from '@/lib/tenants/signed-in-home';
import { AuthPage } from '../auth-page';
import { turnOnOperatorFactorAction, turnOnSecondFactorAction } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('members'))('second_factor') };
}

/** For whoever has no second factor where company or platform asks for one. Everybody else is sent where they belong. */
export default async function SecondFactorPage() {
  const home = await signedInHome();
  if (home !== '/auth/second-factor') redirect(home ?? '/auth/login');
  const operator = (await requestToken())?.tenantId === null;
  const ctx = await (operator ? enrollingOperatorContext() : enrollingContext());
  const t = await getTranslations();
  const by =
    'tenantId' in ctx ? t('profile.required_by', { company: ctx.tenant.name }) : t('profile.required_of_operators');
  return (
    <AuthPage title={t('members.second_factor')} detail={by}>
      <ClientMessages namespaces={['profile', 'auth']}>
        <SecondFactorSetup
          offered={await offerSecondFactor(ctx)}
          turnOn={operator ? turnOnOperatorFactorAction : turnOnSecondFactorAction}
          next={operator ? '/admin' : '/dashboard'}
        />
        <div className="mt-4 grid">
          <LogOutButton logOut={logOutAction} />
        </div>
      </ClientMessages>
    </AuthPage>
  );
}
