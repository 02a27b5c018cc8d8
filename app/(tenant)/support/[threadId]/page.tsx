import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import { ClientMessages } from '@/components/layout/client-messages';
import { MessageList } from '@/components/support/message-list';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { FILE_SLOTS } from '@/lib/files/values';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { getThread } from '@/lib/support/get-thread';
import { AnswerForm } from './answer-form';
import { MarkRead } from './mark-read';
import { ThreadSteps } from './thread-steps';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (threadId: string) =>
  query(await requireTenant(), 'support.view', (q) => getThread(q, threadId)),
);

export async function generateMetadata({ params }: PageProps<'/support/[threadId]'>): Promise<Metadata> {
  const { threadId } = await params;
  return recordTitle(
    read(threadId).then(({ subject }) => subject),
    'support.conversation',
  );
}

export default async function ThreadPage({ params }: PageProps<'/support/[threadId]'>) {
  const ctx = await requireTenant();
  const { threadId } = await params;
  const thread = await orNotFound(read(threadId));
  const t = await getTranslations('support');
  const closed = thread.state === 'closed';
  const files = (
    <DocumentSlots
      owner={{ kind: 'thread', id: threadId }}
      slots={FILE_SLOTS.thread}
      files={thread.files}
      mayEdit={!closed}
    />
  );
  return (
    <ClientMessages namespaces={['support', 'files']}>
      <PageHeader
        title={thread.subject}
        detail={
          <span className="flex flex-wrap items-center gap-2">
            <StatusBadge status={`thread_${thread.state}`} />
            {t('asked_by', { name: thread.openedBy })}
          </span>
        }
        back={{ href: '/support', label: t('title') }}
        action={<ThreadSteps threadId={threadId} closed={closed} />}
      />
      {thread.unread && <MarkRead threadId={threadId} newest={thread.messages.at(-1)?.id ?? ''} />}
      <div className="grid max-w-3xl gap-4">
        <MessageList messages={thread.messages} timeZone={ctx.tenant.timeZone} reader="member" />
        {closed ? (
          <>
            <p className="text-muted">{t('closed_help')}</p>
            <Card title={t('attachments')}>{files}</Card>
          </>
        ) : (
          <AnswerForm threadId={threadId}>
            <div>
              <h2 className="mb-2 font-medium">{t('attachments')}</h2>
              {files}
            </div>
          </AnswerForm>
        )}
      </div>
    </ClientMessages>
  );
}
