import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListScreen } from '@/components/lists/list-screen';
import { statusBadge } from '@/components/ui/status-badge';
import { formatDateTime } from '@/lib/dates';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { requireAdmin } from '@/lib/server/admin-context';
import { SupportFilters } from '@/lib/support/input';
import { listSupport, type SupportRow } from '@/lib/support/list-support';
import { THREAD_STATES } from '@/lib/support/values';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('support') };
}

export default async function AdminSupportPage({ searchParams }: PageProps<'/admin/support'>) {
  const ctx = await requireAdmin('support.view');
  const current = await searchParams;
  const filters = SupportFilters.parse(current);
  const { counts, ...page } = await listSupport(ctx, filters);
  const t = await getTranslations();
  const locale = await getLocale();
  const state = (one: SupportRow['state']) => (one === 'closed' ? 'thread_closed' : (`support_${one}` as const));
  return (
    <ClientMessages namespaces={['lists']}>
      <ListScreen<SupportRow>
        path="/admin/support"
        title={t('nav.support')}
        current={current}
        total={{ count: counts[filters.state], more: false }}
        links={[
          { href: '/admin/support/answers', label: t('answers.title') },
          { href: '/admin/support/outside', label: t('contact.outside') },
        ]}
        tabs={{
          label: t('common.status'),
          values: [...THREAD_STATES, 'all' as const].map((one) => ({
            label:
              one === 'all'
                ? t('support.all_threads')
                : one === 'closed'
                  ? t('support.tab_closed')
                  : t(`status.support_${one}`),
            name: 'state',
            // The list begins with this one.
            value: one === 'open' ? null : one,
            count: counts[one],
            current: one === filters.state,
          })),
        }}
        search={{ text: filters.q, placeholder: t('support.admin_search') }}
        filters={[
          {
            name: 'mine',
            label: t('support.assigned'),
            value: filters.mine ?? '',
            options: [
              { value: '', label: t('support.everybody') },
              { value: '1', label: t('support.mine') },
            ],
          },
        ]}
        columns={[
          {
            key: 'subject',
            header: t('support.subject'),
            cell: ({ subject }) => ({ text: subject, strong: true }),
            card: 'title',
          },
          {
            key: 'company',
            header: t('admin.tenant'),
            cell: ({ company, openedBy }) => ({ text: company, below: openedBy }),
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
            cell: (row) => ({ badge: statusBadge(t, state(row.state)) }),
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
        href={({ id }) => `/admin/support/${id}`}
        empty={{
          untouched: counts.all === 0 && !filters.q && !filters.mine && !filters.tenant,
          text: t('support.admin_empty'),
          noneMatch: t(filters.state === 'open' && !filters.q ? 'support.none_open' : 'support.none_match'),
          all: '/admin/support?state=all',
        }}
      />
    </ClientMessages>
  );
}
