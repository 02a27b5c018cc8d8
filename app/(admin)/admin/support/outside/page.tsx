import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListScreen } from '@/components/lists/list-screen';
import { statusBadge } from '@/components/ui/status-badge';
import { QuestionFilters } from '@/lib/contact/input';
import { listQuestions, type QuestionRow } from '@/lib/contact/list-questions';
import { QUESTION_STATES } from '@/lib/contact/question-states';
import { formatDateTime } from '@/lib/dates';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { requireAdmin } from '@/lib/server/admin-context';
import { THREAD_STATES } from '@/lib/support/values';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('contact'))('outside') };
}

export default async function OutsideQuestionsPage({ searchParams }: PageProps<'/admin/support/outside'>) {
  const ctx = await requireAdmin('support.view');
  const current = await searchParams;
  const filters = QuestionFilters.parse(current);
  const { counts, ...page } = await listQuestions(ctx, filters);
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  return (
    <ClientMessages namespaces={['lists']}>
      <ListScreen<QuestionRow>
        path="/admin/support/outside"
        title={t('contact.outside')}
        detail={<span className="max-sm:sr-only">{t('contact.outside_detail')}</span>}
        back={{ href: '/admin/support', label: t('nav.support') }}
        current={current}
        tabs={{
          label: t('common.status'),
          values: [null, ...THREAD_STATES].map((one) => ({
            label:
              one === 'closed'
                ? t('support.tab_closed')
                : one
                  ? t(`status.${QUESTION_STATES[one]}`)
                  : t('support.all_threads'),
            name: 'state',
            value: one,
            count: counts[one ?? 'all'],
            current: one === filters.state,
          })),
        }}
        search={{ text: filters.q, placeholder: t('contact.search') }}
        columns={[
          {
            key: 'from',
            header: t('contact.from'),
            cell: ({ personName, email }) => ({ text: personName, strong: true, below: email }),
            card: 'title',
          },
          {
            key: 'company',
            header: t('contact.company'),
            cell: ({ companyName }) => companyName || '—',
            name: true,
            card: 'line',
          },
          {
            key: 'assigned',
            header: t('support.assigned'),
            cell: ({ assignedTo }) => assignedTo ?? t('support.nobody'),
            card: 'fact',
            labelled: true,
          },
          {
            key: 'state',
            header: t('common.status'),
            cell: (row) => ({ badge: statusBadge(t, QUESTION_STATES[row.state]) }),
            card: 'state',
          },
          {
            key: 'last',
            header: t('support.last'),
            cell: ({ lastMessageAt }) => formatDateTime(lastMessageAt, locale, PLATFORM_ZONE),
            card: 'fact',
            labelled: true,
          },
        ]}
        page={page}
        href={({ id }) => `/admin/support/outside/${id}`}
        empty={{
          untouched: !filters.q && !filters.state,
          text: t('contact.empty'),
          noneMatch: t('contact.none_match'),
        }}
      />
    </ClientMessages>
  );
}
