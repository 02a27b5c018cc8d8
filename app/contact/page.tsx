import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/app/auth/auth-page';
import { ClientMessages } from '@/components/layout/client-messages';
import { AskForm } from './ask-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('contact'))('title') };
}

/** Somebody without an account, or who can't sign in, writes to the platform's support here, on any host. */
export default async function ContactPage() {
  const t = await getTranslations('contact');
  return (
    <AuthPage title={t('title')} detail={t('detail')}>
      <ClientMessages namespaces={['contact', 'auth']}>
        <AskForm />
      </ClientMessages>
    </AuthPage>
  );
}
