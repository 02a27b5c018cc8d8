import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/app/auth/auth-page';
import { ClientMessages } from '@/components/layout/client-messages';
import { MessageList } from '@/components/support/message-list';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { findQuestion } from '@/lib/contact/find-question';
import { getBrand } from '@/lib/platform/get-brand';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { AgainForm } from './again-form';

export async function generateMetadata(): Promise<Metadata> {
  // The address has the code in it, which no other site may learn.
  return { title: (await getTranslations('contact'))('question_title'), referrer: 'no-referrer', robots: 'noindex' };
}

/** What the mailed link opens: what was said, and the form to write again. */
export default async function QuestionPage({ searchParams }: PageProps<'/contact/question'>) {
  const { code } = await searchParams;
  const t = await getTranslations('contact');
  const question = typeof code === 'string' ? await findQuestion(code) : null;
  if (!question)
    return (
      <AuthPage title={t('question_title')}>
        <div className="grid gap-4">
          <Alert>{t('gone')}</Alert>
          <LinkButton href="/contact">{t('write')}</LinkButton>
        </div>
      </AuthPage>
    );
  return (
    <AuthPage
      title={t('question_title')}
      detail={t('question_detail', { brand: await getBrand(), email: question.email })}
    >
      <ClientMessages namespaces={['contact']}>
        <div className="grid gap-4">
          <MessageList messages={question.messages} timeZone={PLATFORM_ZONE} reader="member" />
          {question.state === 'closed' && <p className="text-muted">{t('closed')}</p>}
          <AgainForm code={String(code)} />
        </div>
      </ClientMessages>
    </AuthPage>
  );
}
