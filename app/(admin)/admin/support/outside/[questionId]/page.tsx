import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { MessageList } from '@/components/support/message-list';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { canOperate } from '@/lib/auth/operator-permissions';
import { getQuestion } from '@/lib/contact/get-question';
import { QUESTION_STATES } from '@/lib/contact/question-states';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { requireAdmin } from '@/lib/server/admin-context';
import { orNotFound } from '@/lib/server/or-not-found';
import { recordTitle } from '@/lib/server/record-title';
import { AnswerQuestionForm } from './answer-question-form';
import { QuestionSteps } from './question-steps';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (questionId: string) => getQuestion(await requireAdmin('support.view'), questionId));

export async function generateMetadata({
  params,
}: PageProps<'/admin/support/outside/[questionId]'>): Promise<Metadata> {
  const { questionId } = await params;
  return recordTitle(
    read(questionId).then(({ personName }) => personName),
    'contact.outside',
  );
}

export default async function OutsideQuestionPage({ params }: PageProps<'/admin/support/outside/[questionId]'>) {
  const ctx = await requireAdmin('support.view');
  const { questionId } = await params;
  const question = await orNotFound(read(questionId));
  const { personName, email, companyName, state, assignedTo, messages, locale } = question;
  const t = await getTranslations();
  const mayAct = canOperate(ctx.operator.role, 'support.act');
  const closed = state === 'closed';
  const newest = messages.at(-1);
  return (
    <ClientMessages namespaces={['support', 'contact', 'app']}>
      <PageHeader
        title={personName}
        detail={
          <span className="flex flex-wrap items-center gap-2">
            <StatusBadge status={QUESTION_STATES[state]} />
            <a href={`mailto:${email}`} className="text-accent underline underline-offset-2">
              {email}
            </a>
            {companyName && <span>{t('contact.company_said', { company: companyName })}</span>}
            <span className="text-muted">{assignedTo ?? t('support.nobody')}</span>
          </span>
        }
        back={{ href: '/admin/support/outside', label: t('contact.outside') }}
        action={mayAct && <QuestionSteps questionId={questionId} closed={closed} />}
      />
      <div className="grid max-w-4xl gap-4">
        <MessageList messages={messages} timeZone={PLATFORM_ZONE} reader="operator" />
        {newest?.ours && !newest.mailed && <Alert tone="info">{t('contact.unmailed')}</Alert>}
        {closed && <p className="text-muted">{t('support.closed_help')}</p>}
        {mayAct && !closed && (
          <AnswerQuestionForm
            questionId={questionId}
            seenMessageId={newest?.id ?? ''}
            email={email}
            language={locale}
          />
        )}
      </div>
    </ClientMessages>
  );
}
