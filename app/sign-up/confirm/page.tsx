import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/app/auth/auth-page';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { getPlatformSettings } from '@/lib/platform/get-platform-settings';
import { findSignUp } from '@/lib/sign-up/find-sign-up';
import { ConfirmForm } from './confirm-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('sign_up'))('confirm_title') };
}

/** What the mailed link opens. One that no longer works says so before anything is typed. */
export default async function ConfirmSignUpPage({ searchParams }: PageProps<'/sign-up/confirm'>) {
  const { code } = await searchParams;
  const { signUpOpen, passwordMinLength } = await getPlatformSettings();
  if (!signUpOpen) notFound();
  const t = await getTranslations();
  const asked = typeof code === 'string' ? await findSignUp(code) : null;
  if (!asked)
    return (
      <AuthPage title={t('sign_up.confirm_title')}>
        <div className="grid gap-4">
          <Alert>{t('errors.invalid_code')}</Alert>
          <LinkButton href="/sign-up">{t('sign_up.again')}</LinkButton>
        </div>
      </AuthPage>
    );
  return (
    <AuthPage title={asked.companyName} detail={t('sign_up.confirm_detail', { email: asked.email })}>
      <ClientMessages namespaces={['sign_up', 'auth', 'tenants', 'members']}>
        <ConfirmForm
          code={String(code)}
          slug={asked.slug}
          rootDomain={process.env.ROOT_DOMAIN || 'localhost'}
          minLength={passwordMinLength}
        />
      </ClientMessages>
    </AuthPage>
  );
}
