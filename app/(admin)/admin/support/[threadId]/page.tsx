import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { MessageList } from '@/components/support/message-list';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { answerText } from '@/lib/answers/answer-text';
import { listAnswers } from '@/lib/answers/list-answers';
import { canOperate } from '@/lib/auth/operator-permissions';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { requireAdmin } from '@/lib/server/admin-context';
import { orNotFound } from '@/lib/server/or-not-found';
import { recordTitle } from '@/lib/server/record-title';
import { getSupportThread } from '@/lib/support/get-support-thread';
import { AnswerMemberForm } from './answer-member-form';
import { AssignForm } from './assign-form';
import { FileLinks } from './file-links';
import { MemberThreadSteps } from './member-thread-steps';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (threadId: string) => getSupportThread(await requireAdmin('support.view'), threadId));

export async function generateMetadata({ params }: PageProps<'/admin/support/[threadId]'>): Promise<Metadata> {
  const { threadId } = await params;
  return recordTitle(
    read(threadId).then(({ subject }) => subject),
    'support.conversation',
  );
}

export default async function SupportThreadPage({ params }: PageProps<'/admin/support/[threadId]'>) {
  const ctx = await requireAdmin('support.view');
  const { threadId } = await params;
  const thread = await orNotFound(read(threadId));
  const t = await getTranslations('support');
  const mayAct = canOperate(ctx.operator.role, 'support.act');
  const answers = mayAct ? await listAnswers(ctx) : [];
  const closed = thread.state === 'closed';
  return (
    <ClientMessages namespaces={['support', 'answers', 'app']}>
      <PageHeader
        title={thread.subject}
        detail={
          <span className="flex flex-wrap items-center gap-2">
            <StatusBadge status={thread.state === 'closed' ? 'thread_closed' : `support_${thread.state}`} />
            <Link href={`/admin/tenants/${thread.tenantId}`} className="text-accent underline underline-offset-2">
              {thread.company}
            </Link>
            {t('asked_by', { name: thread.openedBy })}
          </span>
        }
        back={{ href: '/admin/support', label: t('back_to_list') }}
        action={mayAct && <MemberThreadSteps threadId={threadId} closed={closed} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <MessageList messages={thread.messages} timeZone={PLATFORM_ZONE} reader="operator" />
          {closed && <p className="text-muted">{t('closed_help')}</p>}
          {mayAct && !closed && (
            <AnswerMemberForm
              threadId={threadId}
              seenMessageId={thread.messages.at(-1)?.id ?? ''}
              askedBy={thread.openedBy}
              language={thread.language}
              answers={answers
                .filter(({ archivedAt }) => archivedAt === null)
                .map(({ id, title, ...texts }) => ({ id, title, text: answerText(texts, thread.language) }))}
            />
          )}
        </div>
        <div className="grid gap-4">
          <Card title={t('assigned')}>
            <AssignForm
              threadId={threadId}
              operatorId={thread.operatorId}
              assignedTo={thread.assignedTo}
              answerers={thread.answerers}
              me={ctx.operator.id}
              mayAct={mayAct}
            />
          </Card>
          {thread.files.length > 0 && (
            <Card title={t('attachments')}>
              <FileLinks threadId={threadId} files={thread.files} />
            </Card>
          )}
        </div>
      </div>
    </ClientMessages>
  );
}
