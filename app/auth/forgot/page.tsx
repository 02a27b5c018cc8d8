import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { CompanyTheme } from '@/components/layout/company-theme';
import { authAddress } from '@/lib/auth/auth-address';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { requestedSlug } from '@/lib/server/context';
import { defaultSlug } from '@/lib/tenants/default-slug';
import { AuthPage } from '../auth-page';
import { ForgotForm } from './forgot-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth'))('forgot_title') };
}

/** An operator's is named in the address, since any host can show the operators' login. */
export default async function ForgotPage({ searchParams }: PageProps<'/auth/forgot'>) {
  const operator = (await searchParams).operator === '1';
  const slug = await requestedSlug();
  const tenant = !operator && slug ? await findTenantBySlug(slug) : null;
  if (!operator && slug && !tenant) notFound();
  const sent = await headers();
  // The address's query may name another company than its host.
  const ownHost = sent.get('x-wout-host') === 'tenant' && !sent.get('x-wout-asked');
  const t = await getTranslations('auth');
  return (
    <AuthPage title={t('forgot_title')} detail={t(operator ? 'forgot_operator_help' : 'forgot_help')}>
      {ownHost && <CompanyTheme color={tenant?.color ?? null} of="page" />}
      <ClientMessages namespaces={['auth']}>
        <ForgotForm
          login={await authAddress('login')}
          slug={operator ? null : (slug ?? (await defaultSlug()))}
          suffix={`.${process.env.ROOT_DOMAIN || 'localhost'}`}
        />
      </ClientMessages>
    </AuthPage>
  );
}
