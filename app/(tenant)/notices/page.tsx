import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { listAddress } from '@/components/lists/list-address';
import { PageLinks } from '@/components/lists/page-links';
import { StatusTabs } from '@/components/lists/status-tabs';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { NoticeFilters } from '@/lib/notices/input';
import { countUnreadNotices, listNotices } from '@/lib/notices/list-notices';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { NoticeRow } from './notice-row';
import { ReadAllButton } from './read-all-button';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notices'))('title') };
}

export default async function NoticesPage({ searchParams }: PageProps<'/notices'>) {
  const ctx = await requireTenant();
  const search = await searchParams;
  const filters = NoticeFilters.parse(search);
  const { page, unread } = await query(ctx, 'notices.view', async (q) => {
    const [notices, count] = await Promise.all([listNotices(q, filters), countUnreadNotices(q)]);
    return { page: notices, unread: count };
  });
  const t = await getTranslations('notices');
  return (
    <ClientMessages namespaces={['notices']}>
      <PageHeader title={t('title')} action={unread > 0 && <ReadAllButton />} />
      <StatusTabs
        label={t('title')}
        tabs={[
          { label: t('all'), href: listAddress('/notices', search, { unread: null }), current: !filters.unread },
          {
            label: t('unread'),
            count: unread,
            href: listAddress('/notices', search, { unread: '1' }),
            current: filters.unread,
          },
        ]}
      />
      {page.rows.length === 0 ? (
        <EmptyState title={t(filters.unread ? 'none_unread' : 'none')} />
      ) : (
        <ul className="overflow-hidden rounded-card border border-hairline bg-raised">
          {page.rows.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} timeZone={ctx.tenant.timeZone} now={ctx.now} />
          ))}
        </ul>
      )}
      <PageLinks
        previous={page.previousCursor && listAddress('/notices', search, { cursor: page.previousCursor })}
        next={page.nextCursor && listAddress('/notices', search, { cursor: page.nextCursor })}
      />
    </ClientMessages>
  );
}
