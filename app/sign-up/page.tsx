import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/app/auth/auth-page';
import { ClientMessages } from '@/components/layout/client-messages';
import { getPlatformSettings } from '@/lib/platform/get-platform-settings';
import { SignUpForm } from './sign-up-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('sign_up'))('title') };
}

/** A new company introduces itself here, on no company's host, where the platform's keepers allow it. */
export default async function SignUpPage() {
  const host = (await headers()).get('x-wout-host');
  if (host === 'tenant' || host === 'admin' || !(await getPlatformSettings()).signUpOpen) notFound();
  const t = await getTranslations('sign_up');
  return (
    <AuthPage title={t('title')} detail={t('detail')}>
      <ClientMessages namespaces={['sign_up', 'auth', 'admin', 'tenants']}>
        <SignUpForm rootDomain={process.env.ROOT_DOMAIN || 'localhost'} />
      </ClientMessages>
    </AuthPage>
  );
}
