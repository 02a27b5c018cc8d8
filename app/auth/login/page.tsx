import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { CompanyTheme } from '@/components/layout/company-theme';
import { SessionSync } from '@/components/layout/session-sync';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { authAddress } from '@/lib/auth/auth-address';
import { authPath } from '@/lib/auth/auth-path';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { safeNext } from '@/lib/auth/safe-next';
import { getPlatformSettings } from '@/lib/platform/get-platform-settings';
import { getSupportContacts } from '@/lib/platform/get-support-contacts';
import { requestedSlug } from '@/lib/server/context';
import { defaultSlug } from '@/lib/tenants/default-slug';
import { operatorsAddress } from '@/lib/tenants/operators-address';
import { signedInElsewhere } from '@/lib/tenants/signed-in-elsewhere';
import { signedInHome } from '@/lib/tenants/signed-in-home';
import { AuthPage } from '../auth-page';
import { LogInForm } from './login-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth'))('title') };
}

const REASONS = ['wrong_tenant', 'tenant_suspended', 'session_expired', 'visit_ended'] as const;

export default async function LogInPage({ searchParams }: PageProps<'/auth/login'>) {
  const query = await searchParams;
  // If this is rendered with the response to the sign-in itself, the page stays, and the form redirects after showing
  // its message.
  const signingIn = (await headers()).has('next-action');
  const home = signingIn ? null : await signedInHome();
  if (home) redirect(home);
  const slug = await requestedSlug();
  const tenant = slug ? await findTenantBySlug(slug) : null;
  if (slug && !tenant) notFound();
  const t = await getTranslations();
  const host = (await headers()).get('x-wout-host');
  const adminHost = host === 'admin';
  // The address's query may name another company than its host.
  const ownHost = host === 'tenant' && !(await headers()).get('x-wout-asked');
  const mayRegister = !slug && !adminHost && (await getPlatformSettings()).signUpOpen;
  const elsewhere = !signingIn && (await signedInElsewhere());
  const reason = elsewhere ? 'wrong_tenant' : REASONS.find((code) => code === query.reason);
  const operators = reason === 'visit_ended' ? await operatorsAddress('/admin/tenants') : null;
  return (
    <AuthPage>
      {ownHost && <CompanyTheme color={tenant?.color ?? null} of="page" />}
      {reason && (
        <div className="mb-4">
          <Alert tone="info" action={operators && <a href={operators}>{t('auth.operators_area')}</a>}>
            {t(`errors.${reason}`)}
          </Alert>
        </div>
      )}
      {query.set === '1' && (
        <div className="mb-4">
          <Alert tone="success">{t('auth.password_set')}</Alert>
        </div>
      )}
      {reason !== 'wrong_tenant' && <SessionSync session={null} />}
      <ClientMessages namespaces={['auth']}>
        <LogInForm
          mode={adminHost ? 'operator' : 'tenant'}
          company={tenant?.name ?? null}
          ownHost={ownHost}
          logoId={tenant?.logoId ?? null}
          slug={tenant?.slug ?? (await defaultSlug())}
          suffix={`.${process.env.ROOT_DOMAIN || 'localhost'}`}
          next={safeNext(typeof query.next === 'string' ? query.next : null)}
          forgot={{ tenant: await authAddress('forgot'), operator: authPath('forgot', { operator: '1' }) }}
          support={await getSupportContacts()}
        />
      </ClientMessages>
      {mayRegister && (
        <p className="mt-4 border-t border-hairline pt-4">
          <LinkButton href="/sign-up">{t('sign_up.login_link')}</LinkButton>
        </p>
      )}
    </AuthPage>
  );
}
