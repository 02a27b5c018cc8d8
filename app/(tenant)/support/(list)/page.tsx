import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListScreen } from '@/components/lists/list-screen';
import { momentCell } from '@/components/rentals/rental-cells';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { statusBadge } from '@/components/ui/status-badge';
import { getBrand } from '@/lib/platform/get-brand';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { ThreadFilters } from '@/lib/support/input';
import { type ListedThread, listThreads } from '@/lib/support/list-threads';
import { THREAD_STATES } from '@/lib/support/values';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('support'))('title') };
}

export default async function SupportPage({ searchParams }: PageProps<'/support'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = ThreadFilters.parse(current);
  const { counts, ...page } = await query(ctx, 'support.view', (q) => listThreads(q, filters));
  const t = await getTranslations();
  const clock = { locale: await getLocale(), now: ctx.now, timeZone: ctx.tenant.timeZone };
  const add = (
    <LinkButton href="/support/new" variant="primary" icon={<Icon name="plus" />}>
      {t('support.new')}
    </LinkButton>
  );
  return (
    <ListScreen<ListedThread>
      path="/support"
      title={t('support.title')}
      current={current}
      detail={
        <span className="block max-w-prose max-sm:sr-only">{t('support.intro', { brand: await getBrand() })}</span>
      }
      actions={add}
      tabs={{
        label: t('common.status'),
        values: [null, ...THREAD_STATES].map((state) => ({
          label: state ? t(`support.tab_${state}`) : t('support.all_threads'),
          name: 'state',
          value: state,
          count: counts[state ?? 'all'],
          current: state === filters.state,
        })),
      }}
      search={{ text: filters.q, placeholder: t('support.search') }}
      columns={[
        {
          key: 'subject',
          header: t('support.subject'),
          cell: ({ subject, unread }) => ({
            text: subject,
            strong: unread,
            badge: unread ? { tone: 'blue', text: t('support.unread') } : null,
          }),
          card: 'title',
        },
        { key: 'asker', header: t('support.asker'), cell: ({ openedBy }) => openedBy, name: true, card: 'line' },
        {
          key: 'state',
          header: t('common.status'),
          cell: ({ state }) => ({ badge: statusBadge(t, `thread_${state}`) }),
          card: 'start',
        },
        {
          key: 'last',
          header: t('support.last'),
          cell: ({ lastMessageAt }) => momentCell(t, { at: lastMessageAt, late: false, ...clock }),
          card: 'end',
          quiet: true,
        },
      ]}
      page={page}
      href={({ id }) => `/support/${id}`}
      empty={{
        text: t('support.empty'),
        action: add,
        noneMatch: t('support.none_match'),
        untouched: !filters.q && !filters.state,
      }}
    />
  );
}
