import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { getAnswer } from '@/lib/answers/get-answer';
import { canOperate } from '@/lib/auth/operator-permissions';
import { requireAdmin } from '@/lib/server/admin-context';
import { orNotFound } from '@/lib/server/or-not-found';
import { recordTitle } from '@/lib/server/record-title';
import { EditAnswerForm } from './edit-answer-form';
import { RetireAnswer } from './retire-answer';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (answerId: string) => getAnswer(await requireAdmin('support.view'), answerId));

export async function generateMetadata({ params }: PageProps<'/admin/support/answers/[answerId]'>): Promise<Metadata> {
  const { answerId } = await params;
  return recordTitle(
    read(answerId).then(({ title }) => title),
    'answers.title',
  );
}

export default async function AnswerPage({ params }: PageProps<'/admin/support/answers/[answerId]'>) {
  const ctx = await requireAdmin('support.view');
  const { answerId } = await params;
  const { archivedAt, id: _id, ...answer } = await orNotFound(read(answerId));
  const t = await getTranslations('answers');
  const mayAct = canOperate(ctx.operator.role, 'support.act');
  const retired = archivedAt !== null;
  const texts = [
    { label: t('text_ht'), text: answer.textHt },
    { label: t('text_fr'), text: answer.textFr },
    { label: t('text_en'), text: answer.textEn },
  ];
  return (
    <ClientMessages namespaces={['answers']}>
      <PageHeader
        title={answer.title}
        detail={<StatusBadge status={retired ? 'answer_retired' : 'answer_offered'} />}
        back={{ href: '/admin/support/answers', label: t('title') }}
        action={mayAct && <RetireAnswer answerId={answerId} title={answer.title} retired={retired} />}
      />
      <div className="grid max-w-3xl gap-4">
        {mayAct ? (
          <EditAnswerForm key={answer.version} answerId={answerId} values={answer} />
        ) : (
          texts.map(({ label, text }) => (
            <Card key={label} title={label}>
              <p className="whitespace-pre-line break-words">{text}</p>
            </Card>
          ))
        )}
      </div>
    </ClientMessages>
  );
}
