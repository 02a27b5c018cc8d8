import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { CompanyTheme } from '@/components/layout/company-theme';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { askedSlug } from '@/lib/auth/asked-slug';
import { authAddress } from '@/lib/auth/auth-address';
import { authPath } from '@/lib/auth/auth-path';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { isPasswordLink } from '@/lib/auth/password-link';
import { getPlatformSettings } from '@/lib/platform/get-platform-settings';
import { requestedSlug } from '@/lib/server/context';
import { AuthPage } from '../auth-page';
import { ResetForm } from './reset-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth'))('new_password_title') };
}

/** The page that reset and invitation links open. A link that no longer works says so before anything is typed. */
export default async function ResetPage({ searchParams }: PageProps<'/auth/reset'>) {
  const { code } = await searchParams;
  const slug = await requestedSlug();
  const tenant = slug ? await findTenantBySlug(slug) : null;
  if (slug && !tenant) notFound();
  const theme = !(await askedSlug()) && <CompanyTheme color={tenant?.color ?? null} of="page" />;
  const t = await getTranslations();
  if (typeof code !== 'string' || !(await isPasswordLink(code)))
    return (
      <AuthPage title={t('auth.new_password_title')}>
        {theme}
        <div className="grid gap-4">
          <Alert>{t('errors.invalid_code')}</Alert>
          <LinkButton href={await forgotAddress()}>{t('auth.forgot')}</LinkButton>
        </div>
      </AuthPage>
    );
  const { passwordMinLength } = await getPlatformSettings();
  return (
    <AuthPage title={t('auth.new_password_title')}>
      {theme}
      <ClientMessages namespaces={['auth', 'members']}>
        <ResetForm code={code} here={(await askedSlug()) ? null : slug} minLength={passwordMinLength} />
      </ClientMessages>
    </AuthPage>
  );
}

/** Operators' links lead to their own host. */
async function forgotAddress(): Promise<string> {
  const operators = (await headers()).get('x-wout-host') === 'admin';
  return operators ? authPath('forgot', { operator: '1' }) : authAddress('forgot');
}
