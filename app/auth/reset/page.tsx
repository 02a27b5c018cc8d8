import { getTranslations } from 'next-intl/server';
import { AuthFrame } from '@/components/layout/auth-frame';
import { ClientMessages } from '@/components/layout/client-messages';
import { ResetForm } from './reset-form';

/** Where links of a reset and of an invitation lead. */
export default async function ResetPage({ searchParams }: PageProps<'/auth/reset'>) {
  const { code } = await searchParams;
  const t = await getTranslations('auth');
  return (
    <AuthFrame title={t('new_password_title')}>
      <ClientMessages namespaces={['auth', 'staff']}>
        <ResetForm code={typeof code === 'string' ? code : ''} />
      </ClientMessages>
    </AuthFrame>
  );
}
