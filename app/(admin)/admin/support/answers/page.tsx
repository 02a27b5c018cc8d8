import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { statusBadge } from '@/components/ui/status-badge';
import { answerText } from '@/lib/answers/answer-text';
import { listAnswers } from '@/lib/answers/list-answers';
import { canOperate } from '@/lib/auth/operator-permissions';
import { requireAdmin } from '@/lib/server/admin-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('answers'))('title') };
}

export default async function AnswersPage() {
  const ctx = await requireAdmin('support.view');
  const answers = await listAnswers(ctx);
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const add = canOperate(ctx.operator.role, 'support.act') && (
    <LinkButton href="/admin/support/answers/new" variant="primary" icon={<Icon name="plus" />}>
      {t('answers.add')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={t('answers.title')}
        detail={<span className="max-sm:sr-only">{t('answers.detail')}</span>}
        back={{ href: '/admin/support', label: t('nav.support') }}
        action={answers.length > 0 && add}
      />
      {answers.length === 0 ? (
        <EmptyState title={t('answers.empty')} action={add} />
      ) : (
        <DataTable
          caption={t('answers.title')}
          rows={answers}
          rowKey={({ id }) => id}
          href={({ id }) => `/admin/support/answers/${id}`}
          columns={[
            {
              key: 'name',
              header: t('answers.name'),
              cell: ({ title }) => ({ text: title, strong: true }),
              card: 'title',
            },
            {
              key: 'text',
              header: t('answers.text'),
              cell: (answer) => beginning(answerText(answer, locale)),
              card: 'line',
            },
            {
              key: 'state',
              header: t('common.status'),
              cell: ({ archivedAt }) => ({ badge: statusBadge(t, archivedAt ? 'answer_retired' : 'answer_offered') }),
              card: 'state',
            },
          ]}
        />
      )}
    </>
  );
}

const SHOWN = 90;

function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN).trimEnd()}…` : line;
}
