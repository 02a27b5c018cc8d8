import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AuthFrame } from '@/components/layout/auth-frame';
import { ClientMessages } from '@/components/layout/client-messages';
import { askedSlug } from '@/lib/auth/asked-slug';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { requestedSlug } from '@/lib/server/context';
import { ResetForm } from './reset-form';

/** The page that reset and invitation links open. */
export default async function ResetPage({ searchParams }: PageProps<'/auth/reset'>) {
  const { code } = await searchParams;
  const slug = await requestedSlug();
  if (slug && !(await findTenantBySlug(slug))) notFound();
  const t = await getTranslations('auth');
  return (
    <AuthFrame title={t('new_password_title')}>
      <ClientMessages namespaces={['auth', 'members']}>
        <ResetForm code={typeof code === 'string' ? code : ''} here={(await askedSlug()) ? null : slug} />
      </ClientMessages>
    </AuthFrame>
  );
}
